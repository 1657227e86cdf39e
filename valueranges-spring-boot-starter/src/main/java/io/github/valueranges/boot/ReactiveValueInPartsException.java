package io.github.valueranges.boot;

import io.github.valueranges.boot.ValueParts.Part;
import org.springframework.web.server.ServerWebInputException;

/** Refuses parameters that would build a range or a set from its parts; Spring WebFlux answers 400. */
final class ReactiveValueInPartsException extends ServerWebInputException {

    private static final long serialVersionUID = 1L;

    private final transient Part part;

    ReactiveValueInPartsException(Part part) {
        super(part.field() + ": " + part.reason());
        this.part = part;
    }

    Part part() {
        return part;
    }
}
