package io.github.valueranges.jpa;

import io.github.valueranges.ValueType;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.lang.invoke.MethodHandles;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.annotation.AnnotationDescription;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import org.jspecify.annotations.Nullable;

/** An entity that has one attribute of every type that the descriptors list, each named after its class. */
final class Everything {

    static final Class<?> ENTITY = make();

    private Everything() {}

    private static Class<?> make() {
        DynamicType.Builder<?> builder = new ByteBuddy()
                .subclass(Object.class)
                .name(Everything.class.getPackageName() + ".Anything")
                .annotateType(AnnotationDescription.Builder.ofType(Entity.class).build())
                .defineField("id", Long.class, Visibility.PUBLIC)
                .annotateField(AnnotationDescription.Builder.ofType(Id.class).build());
        for (ValueType<?> type : ValueType.all()) {
            builder = builder.defineField(attribute(type), type.javaType(), Visibility.PUBLIC);
        }
        return builder.make()
                .load(Everything.class.getClassLoader(), ClassLoadingStrategy.UsingLookup.of(MethodHandles.lookup()))
                .getLoaded();
    }

    static String attribute(ValueType<?> type) {
        String name = type.javaType().getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    static Object create(long id) {
        try {
            Object entity = ENTITY.getConstructor().newInstance();
            ENTITY.getField("id").set(entity, id);
            return entity;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static Object id(Object entity) {
        try {
            return ENTITY.getField("id").get(entity);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static void set(Object entity, ValueType<?> type, @Nullable Object value) {
        try {
            ENTITY.getField(attribute(type)).set(entity, value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static @Nullable Object get(Object entity, ValueType<?> type) {
        try {
            return ENTITY.getField(attribute(type)).get(entity);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
