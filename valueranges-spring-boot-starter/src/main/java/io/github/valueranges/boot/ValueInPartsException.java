package io.github.valueranges.boot;

import org.springframework.web.bind.ServletRequestBindingException;

/** Refuses parameters that would build a range or a set from its parts; Spring answers 400. */
final class ValueInPartsException extends ServletRequestBindingException {

    private static final long serialVersionUID = 1L;

    private final String field;

    private final String reason;

    ValueInPartsException(String field, String reason) {
        super(field + ": " + reason);
        this.field = field;
        this.reason = reason;
    }

    String field() {
        return field;
    }

    String reason() {
        return reason;
    }
}
