package io.github.valueranges.boot;

import io.github.valueranges.boot.ValueParts.Part;
import org.springframework.web.bind.ServletRequestBindingException;

/** Refuses parameters that would build a range or a set from its parts; Spring MVC answers 400. */
final class ValueInPartsException extends ServletRequestBindingException {

    private static final long serialVersionUID = 1L;

    private final transient Part part;

    ValueInPartsException(Part part) {
        super(part.field() + ": " + part.reason());
        this.part = part;
    }

    Part part() {
        return part;
    }
}
