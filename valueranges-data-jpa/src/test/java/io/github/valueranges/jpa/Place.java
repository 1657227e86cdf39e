package io.github.valueranges.jpa;

import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import jakarta.persistence.Cacheable;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.OrderColumn;
import jakarta.persistence.Version;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.annotation.AnnotationDescription;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.description.type.TypeDefinition;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.annotations.NaturalId;
import org.hibernate.annotations.NaturalIdCache;
import org.hibernate.annotations.Struct;
import org.hibernate.envers.Audited;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;

/**
 * Every place of a JPA model in which one value type can be declared: the classes of entities that declare it there. Made
 * for each type that the descriptors list, and for a wrapper set around each element type.
 */
final class Place {

    /** One for each type. */
    static final List<Place> ALL = Stream.concat(
                    ValueType.all().stream().map(type -> new Place(type, loaded(type.javaType()))),
                    SetType.all().stream().map(Place::wrapperOf))
            .toList();

    private final ValueType<?> type;
    private final TypeDefinition declared;
    private final String name;

    /** A plain attribute, a natural id, embeddables, an array, rows, keys of rows, a document. */
    private final Class<?> entity;

    private final Class<?> byId;
    private final Class<?> byEmbeddedId;
    private final Class<?> audited;
    private final Class<?> documented;
    private final Class<?> composed;
    private final Class<?> document;
    private final Class<?> part;
    private final Class<?> partRecord;
    private final Class<?> key;

    private Place(ValueType<?> type, TypeDefinition declared) {
        this.type = type;
        this.declared = declared;
        this.name = nameOf(type);
        this.part = load(
                named("Part").annotateType(of(Embeddable.class)).defineField("inside", declared, Visibility.PUBLIC));
        this.partRecord = makeRecord("PartRecord", Map.of());
        this.key = makeRecord("Key", Map.of("number", Integer.class));
        this.entity = load(makeEntity());
        this.byId = load(named("ById")
                .annotateType(of(Entity.class))
                .defineField("id", declared, Visibility.PUBLIC)
                .annotateField(of(Id.class))
                .defineField("note", String.class, Visibility.PUBLIC));
        this.byEmbeddedId = load(named("ByEmbeddedId")
                .annotateType(of(Entity.class))
                .defineField("id", key, Visibility.PUBLIC)
                .annotateField(of(EmbeddedId.class))
                .defineField("note", String.class, Visibility.PUBLIC));
        this.audited = load(named("Audited")
                .annotateType(of(Entity.class), of(Audited.class))
                .defineField("id", Long.class, Visibility.PUBLIC)
                .annotateField(of(Id.class))
                .defineField("plain", declared, Visibility.PUBLIC)
                .defineField("part", part, Visibility.PUBLIC)
                .annotateField(of(Embedded.class)));
        this.document = load(named("Document").defineField("value", declared, Visibility.PUBLIC));
        this.documented = makeDocumented();
        this.composed = load(named("Composed")
                .annotateType(of(Entity.class))
                .defineField("id", Long.class, Visibility.PUBLIC)
                .annotateField(of(Id.class))
                .defineField("composite", partRecord, Visibility.PUBLIC)
                .annotateField(AnnotationDescription.Builder.ofType(Struct.class)
                        .define("name", "composite_of_" + name.toLowerCase(Locale.ROOT))
                        .build()));
    }

    /** A document whose class Hibernate leaves to Jackson. */
    private Class<?> makeDocumented() {
        return load(named("Documented")
                .annotateType(of(Entity.class))
                .defineField("id", Long.class, Visibility.PUBLIC)
                .annotateField(of(Id.class))
                .defineField("document", document, Visibility.PUBLIC)
                .annotateField(AnnotationDescription.Builder.ofType(JdbcTypeCode.class)
                        .define("value", SqlTypes.JSON)
                        .build()));
    }

    private static Place wrapperOf(SetType<?, ?> elements) {
        Class<?> wrapper = load(new ByteBuddy()
                .makeRecord()
                .name(Place.class.getPackageName() + ".Wrapped"
                        + elements.javaType().getSimpleName())
                .modifiers(java.lang.reflect.Modifier.PUBLIC | java.lang.reflect.Modifier.FINAL)
                .defineRecordComponent("value", elements.elementClass()));
        return new Place(
                SetType.wrapper(wrapper),
                TypeDescription.Generic.Builder.parameterizedType(WrapperSet.class, wrapper)
                        .build());
    }

    private static String nameOf(ValueType<?> type) {
        return type.javaType() != (Class<?>) WrapperSet.class
                ? type.javaType().getSimpleName()
                : type.elementClass().getSimpleName();
    }

    private DynamicType.Builder<?> makeEntity() {
        DynamicType.Builder<?> builder = named("Place")
                .annotateType(
                        of(Entity.class),
                        of(Cacheable.class),
                        AnnotationDescription.Builder.ofType(Cache.class)
                                .define("usage", CacheConcurrencyStrategy.READ_WRITE)
                                .build(),
                        of(NaturalIdCache.class))
                .defineField("id", Long.class, Visibility.PUBLIC)
                .annotateField(of(Id.class))
                .defineField("version", int.class, Visibility.PUBLIC)
                .annotateField(of(Version.class))
                .defineField("plain", declared, Visibility.PUBLIC)
                .defineField("known", declared, Visibility.PUBLIC)
                .annotateField(AnnotationDescription.Builder.ofType(NaturalId.class)
                        .define("mutable", true)
                        .build())
                .defineField("ordinal", Integer.class, Visibility.PUBLIC)
                .annotateField(AnnotationDescription.Builder.ofType(NaturalId.class)
                        .define("mutable", true)
                        .build())
                .defineField("part", part, Visibility.PUBLIC)
                .annotateField(of(Embedded.class))
                .defineField("partRecord", partRecord, Visibility.PUBLIC)
                .annotateField(of(Embedded.class))
                .defineField("lines", generic(List.class, elementOfRows()), Visibility.PUBLIC)
                .annotateField(collection(), of(OrderColumn.class), cached())
                .defineField("keys", generic(Map.class, elementOfRows(), loaded(String.class)), Visibility.PUBLIC)
                .annotateField(collection(), cached())
                .defineField("document", partRecord, Visibility.PUBLIC)
                .annotateField(
                        AnnotationDescription.Builder.ofType(JdbcTypeCode.class)
                                .define("value", SqlTypes.JSON)
                                .build(),
                        AnnotationDescription.Builder.ofType(jakarta.persistence.AttributeOverride.class)
                                .define("name", "value")
                                .define(
                                        "column",
                                        AnnotationDescription.Builder.ofType(jakarta.persistence.Column.class)
                                                .define("name", "told")
                                                .build())
                                .build());
        return hasArrays() ? builder.defineField("many", generic(List.class, declared), Visibility.PUBLIC) : builder;
    }

    /** Hibernate does not tell for which elements the sets of rows are, but does inside of an embeddable. */
    private TypeDefinition elementOfRows() {
        return isWrapperSet() ? loaded(partRecord) : declared;
    }

    boolean isWrapperSet() {
        return type.javaType() == (Class<?>) WrapperSet.class;
    }

    /** A value as rows have it. */
    Object row(Object value) {
        return isWrapperSet() ? makeRecord(partRecord, value) : value;
    }

    /** A set is an array itself, and the server has no arrays of arrays that differ in length. */
    boolean hasArrays() {
        return !(type instanceof SetType<?, ?>);
    }

    private static TypeDescription loaded(Class<?> type) {
        return TypeDescription.ForLoadedType.of(type);
    }

    private static AnnotationDescription collection() {
        return AnnotationDescription.Builder.ofType(ElementCollection.class)
                .define("fetch", FetchType.EAGER)
                .build();
    }

    private static AnnotationDescription cached() {
        return AnnotationDescription.Builder.ofType(Cache.class)
                .define("usage", CacheConcurrencyStrategy.READ_WRITE)
                .build();
    }

    private static TypeDescription.Generic generic(Class<?> raw, TypeDefinition... arguments) {
        return TypeDescription.Generic.Builder.parameterizedType(loaded(raw), arguments)
                .build();
    }

    private static AnnotationDescription of(Class<? extends Annotation> annotation) {
        return AnnotationDescription.Builder.ofType(annotation).build();
    }

    private DynamicType.Builder<?> named(String kind) {
        return new ByteBuddy().subclass(Object.class).name(fullName(kind));
    }

    private String fullName(String kind) {
        return Place.class.getPackageName() + '.' + kind + "Of" + name;
    }

    private Class<?> makeRecord(String kind, Map<String, Class<?>> more) {
        DynamicType.Builder<?> builder = new ByteBuddy()
                .makeRecord()
                .name(fullName(kind))
                .annotateType(of(Embeddable.class))
                .modifiers(java.lang.reflect.Modifier.PUBLIC | java.lang.reflect.Modifier.FINAL)
                .defineRecordComponent("value", declared);
        for (Map.Entry<String, Class<?>> each : more.entrySet()) {
            builder = ((DynamicType.Builder<?>) builder).defineRecordComponent(each.getKey(), each.getValue());
        }
        return load(builder);
    }

    private static Class<?> load(DynamicType.Builder<?> builder) {
        return builder.make()
                .load(Place.class.getClassLoader(), ClassLoadingStrategy.UsingLookup.of(MethodHandles.lookup()))
                .getLoaded();
    }

    ValueType<?> type() {
        return type;
    }

    String name() {
        return name;
    }

    Class<?> entity() {
        return entity;
    }

    Class<?> byId() {
        return byId;
    }

    Class<?> byEmbeddedId() {
        return byEmbeddedId;
    }

    Class<?> audited() {
        return audited;
    }

    Class<?> composed() {
        return composed;
    }

    Object composed(long id, @Nullable Object value) {
        Object made = make(composed);
        set(made, "id", id);
        set(made, "composite", value == null ? null : makeRecord(partRecord, value));
        return made;
    }

    Class<?> documented() {
        return documented;
    }

    Object documented(long id, Object value) {
        Object told = make(document);
        set(told, "value", value);
        Object made = make(documented);
        set(made, "id", id);
        set(made, "document", told);
        return made;
    }

    static Class<?>[] entities(java.util.function.Function<Place, Class<?>> entity) {
        return ALL.stream().map(entity).toArray(Class<?>[]::new);
    }

    /** Some values of the type, all different. */
    List<?> values() {
        return Probes.values(type);
    }

    /** A value and another one, neither of them empty. */
    List<?> twoValues() {
        List<?> some = values().stream()
                .filter(value -> !value.equals(type.empty()))
                .limit(2)
                .toList();
        if (some.size() < 2) {
            throw new IllegalStateException("too few values of " + type.javaType());
        }
        return some;
    }

    /** A value that is equal and another object. */
    Object again(Object value) {
        return type.parse(value.toString());
    }

    /** An entity with one value in every place. */
    Object create(long id, @Nullable Object value) {
        Object created = make(entity);
        set(created, "id", id);
        set(created, "ordinal", (int) id);
        fill(created, value);
        return created;
    }

    void fill(Object target, @Nullable Object value) {
        set(target, "plain", value);
        set(target, "known", value);
        set(target, "part", part(value));
        set(target, "partRecord", value == null ? null : makeRecord(partRecord, value));
        set(target, "document", value == null ? null : makeRecord(partRecord, value));
        if (hasArrays()) {
            set(target, "many", value == null ? null : List.of(value, type.empty(), value));
        }
        List<Object> lines = new ArrayList<>();
        Map<Object, String> keys = new HashMap<>();
        if (value != null) {
            lines.addAll(List.of(row(value), row(type.empty()), row(value)));
            keys.put(row(value), "value");
        }
        set(target, "lines", lines);
        set(target, "keys", keys);
    }

    @Nullable
    Object part(@Nullable Object value) {
        if (value == null) {
            return null;
        }
        Object made = make(part);
        set(made, "inside", value);
        return made;
    }

    /** What is in every place, by its name, comparable. */
    Map<String, @Nullable Object> read(Object entity) {
        Map<String, @Nullable Object> read = new HashMap<>();
        read.put("plain", get(entity, "plain"));
        read.put("known", get(entity, "known"));
        Object inside = get(entity, "part");
        read.put("part", inside == null ? null : get(inside, "inside"));
        read.put("partRecord", get(entity, "partRecord"));
        read.put("document", get(entity, "document"));
        if (hasArrays()) {
            read.put("many", get(entity, "many"));
        }
        read.put("lines", List.copyOf((List<?>) get(entity, "lines")));
        read.put("keys", Map.copyOf((Map<?, ?>) get(entity, "keys")));
        return read;
    }

    /** A record of a value and a number. */
    Class<?> key() {
        return key;
    }

    Object embeddedId(Object value, int number) {
        return makeRecord(key, value, number);
    }

    static Object make(Class<?> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object makeRecord(Class<?> type, Object... components) {
        try {
            return type.getDeclaredConstructors()[0].newInstance(components);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static void set(Object target, String field, @Nullable Object value) {
        try {
            target.getClass().getField(field).set(target, value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("NullAway") // as nullable as the attribute
    static Object get(Object target, String field) {
        try {
            return target.getClass().getField(field).get(target);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
