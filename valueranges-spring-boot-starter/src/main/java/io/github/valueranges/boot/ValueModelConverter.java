package io.github.valueranges.boot;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.valueranges.ValueSet;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.oas.models.media.Schema;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Describes a range and a range set as a string, a value set as an array without repetitions.
 *
 * <p>The next converter describes that text or array, so that what the application annotates (a description, an example
 * of its own) is in the schema as it is for any other text or array. A constraint is about the value: only those on the
 * elements of a set, or on their number, are in the schema.
 */
final class ValueModelConverter implements ModelConverter {

    /** The formats of elements for which the registry of OpenAPI has one. */
    private static final Map<Class<?>, String> FORMATS = Map.of(
            UUID.class, "uuid",
            LocalDate.class, "date",
            LocalTime.class, "time-local",
            LocalDateTime.class, "date-time-local",
            OffsetDateTime.class, "date-time",
            Instant.class, "date-time");

    @Override
    public @Nullable Schema<?> resolve(
            AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
        if (!chain.hasNext()) {
            return null;
        }
        ModelConverter next = chain.next();
        JavaType declared = TypeFactory.defaultInstance().constructType(type.getType());
        Class<?> raw = declared.getRawClass();
        if (!ValueTarget.isValueClass(raw)) {
            return next.resolve(type, context, chain);
        }
        List<ModelConverter> rest = new ArrayList<>();
        chain.forEachRemaining(rest::add);
        Optional<ValueTarget> target = targetOf(declared);
        ContextConstraints constraints = new ContextConstraints(type.getCtxAnnotations());
        Schema<?> schema = next.resolve(
                as(documentType(raw, target), type, constraints.withoutConstraints()), context, rest.iterator());
        if (schema == null) {
            return null;
        }
        if (target.isPresent()) {
            if (target.get().isValueSet()) {
                AnnotatedType element = new AnnotatedType(documentElement(target.get())).resolveAsRef(true);
                // What the context gave for the element is the schema of every such element, of other sets too.
                if (Objects.equals(next.resolve(element, context, rest.iterator()), schema.getItems())) {
                    schema.setItems(
                            next.resolve(element.ctxAnnotations(constraints.ofElements()), context, rest.iterator()));
                }
            }
            complete(schema, target.get());
        }
        shield(schema, constraints);
        return schema;
    }

    private static void shield(Schema<?> schema, ContextConstraints constraints) {
        OwnKeywords.rememberLimits(schema);
        OwnKeywords.rememberLength(schema, constraints.haveSize());
        if (constraints.haveSizeOfElements()) {
            OwnKeywords.rememberCount(schema);
        }
    }

    private static Optional<ValueTarget> targetOf(JavaType declared) {
        JavaType argument = declared.containedType(0);
        try {
            return ValueTarget.of(declared.getRawClass(), argument == null ? null : argument.getRawClass());
        } catch (IllegalArgumentException unknownWrapper) {
            // It is refused where a value is read; the document says what is known of it.
            return Optional.empty();
        }
    }

    private static JavaType documentType(Class<?> raw, Optional<ValueTarget> target) {
        TypeFactory types = TypeFactory.defaultInstance();
        if (!ValueSet.class.isAssignableFrom(raw)) {
            return types.constructType(String.class);
        }
        return types.constructCollectionType(
                Set.class,
                target.<Class<?>>map(ValueModelConverter::documentElement).orElse(Object.class));
    }

    // What is no number is a string in JSON; swagger would describe a month by its properties.
    private static Class<?> documentElement(ValueTarget set) {
        return set.hasNumericElements() ? set.textClass() : String.class;
    }

    // What names a schema of its own is left out: there is none. Unless it is asked for references, swagger gives no
    // schema for a java.util.Set outside a bean, not even one without references.
    private static AnnotatedType as(JavaType documentType, AnnotatedType declared, Annotation[] annotations) {
        return new AnnotatedType(documentType)
                .resolveAsRef(true)
                .ctxAnnotations(annotations)
                .jsonViewAnnotation(declared.getJsonViewAnnotation())
                .parent(declared.getParent())
                .propertyName(declared.getPropertyName())
                .schemaProperty(declared.isSchemaProperty())
                .components(declared.getComponents());
    }

    private static void complete(Schema<?> schema, ValueTarget target) {
        if (target.isValueSet()) {
            completeElement(schema.getItems(), target);
        } else {
            complete(schema, target.postgresName(), target.literalPattern());
        }
        if (schema.getExample() == null && schema.getExamples() == null) {
            target.documentExample().ifPresent(schema::setExample);
        }
    }

    private static void completeElement(@Nullable Schema<?> element, ValueTarget set) {
        if (element != null && !set.hasNumericElements()) {
            complete(element, FORMATS.get(set.textClass()), LiteralPatterns.ofElement(set.textClass()));
            OwnKeywords.rememberLength(element, false);
        } else if (element != null && set.textClass() == Short.class) {
            // There is no format for it.
            element.setFormat(null);
            element.setMinimum(BigDecimal.valueOf(Short.MIN_VALUE));
            element.setMaximum(BigDecimal.valueOf(Short.MAX_VALUE));
        }
    }

    private static void complete(Schema<?> schema, @Nullable String format, @Nullable String pattern) {
        if (schema.getFormat() == null) {
            schema.setFormat(format);
        }
        if (schema.getPattern() == null) {
            schema.setPattern(pattern);
        }
    }
}
