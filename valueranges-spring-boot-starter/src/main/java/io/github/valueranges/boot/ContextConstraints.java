package io.github.valueranges.boot;

import jakarta.validation.Constraint;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.validation.valueextraction.Unwrapping;
import java.lang.annotation.Annotation;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.core.annotation.AnnotationUtils;

/** The constraints that stand where a value is declared: those on the value, and those on each element of a set. */
final class ContextConstraints {

    private final Annotation[] annotations;

    ContextConstraints(Annotation @Nullable [] annotations) {
        this.annotations = annotations == null ? new Annotation[0] : annotations;
    }

    /** Everything but the constraints that a text or an array would take for its own. */
    Annotation[] withoutConstraints() {
        return select(annotation -> !isConstraint(annotation) || annotation instanceof NotNull);
    }

    Annotation[] ofElements() {
        return select(ContextConstraints::isOfElements);
    }

    /** Tells whether a constraint is there that would be taken for the length of a text. */
    boolean haveSize() {
        return Arrays.stream(annotations).anyMatch(ContextConstraints::isSize);
    }

    /** Tells whether a constraint is there that would be taken for the number of elements, and is about each. */
    boolean haveSizeOfElements() {
        return Arrays.stream(ofElements()).anyMatch(ContextConstraints::isSize);
    }

    // A constraint of the application may be made of these.
    private static boolean isSize(Annotation annotation) {
        return Stream.of(Size.class, NotEmpty.class, NotBlank.class)
                .anyMatch(size -> size.isInstance(annotation)
                        || annotation.annotationType().isAnnotationPresent(size));
    }

    private Annotation[] select(Predicate<Annotation> selected) {
        return Arrays.stream(annotations).filter(selected).toArray(Annotation[]::new);
    }

    private static boolean isConstraint(Annotation annotation) {
        return annotation.annotationType().isAnnotationPresent(Constraint.class);
    }

    private static boolean isOfElements(Annotation annotation) {
        return isConstraint(annotation)
                && AnnotationUtils.getValue(annotation, "payload") instanceof Class<?>[] payload
                && Arrays.asList(payload).contains(Unwrapping.Unwrap.class);
    }
}
