package io.github.valueranges.internal.element;

import static java.util.Objects.requireNonNull;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The wrapper types that are known: records with one component of an element type, and what was declared. */
public final class Wrappers {

    /** Empty until a wrapper is declared or used for the first time; it never changes after that. */
    private static final ClassValue<AtomicReference<@Nullable WrapperElementType<?, ?>>> KNOWN = new ClassValue<>() {
        @Override
        protected AtomicReference<@Nullable WrapperElementType<?, ?>> computeValue(Class<?> type) {
            return new AtomicReference<>(null);
        }
    };

    private Wrappers() {}

    /**
     * Declares a wrapper type. Declaring it again with the same functions changes nothing.
     *
     * @throws IllegalArgumentException if {@code backing} is not an element type, or {@code wrapper} is primitive
     * @throws IllegalStateException if the wrapper was declared otherwise before, or is a record that was used before
     */
    public static <W, P> void declare(
            Class<W> wrapper,
            Class<P> backing,
            Function<? super W, ? extends P> unwrap,
            Function<? super P, ? extends W> wrap) {
        if (wrapper.isPrimitive()) {
            throw new IllegalArgumentException(
                    wrapper.getName() + " is primitive, and no value is an instance of it: declare a class");
        }
        ElementType<P> element = ElementTypes.of(backing)
                .orElseThrow(() -> new IllegalArgumentException(
                        backing.getName() + " is not an element type: expected one of " + ElementTypes.names()));
        WrapperElementType<W, P> declared = new WrapperElementType<>(wrapper, element, unwrap, wrap);
        AtomicReference<@Nullable WrapperElementType<?, ?>> known = KNOWN.get(wrapper);
        if (!known.compareAndSet(null, declared) && !requireNonNull(known.get()).isDeclaredAs(declared)) {
            throw new IllegalStateException(wrapper.getName()
                    + " is declared otherwise already, or was used as a record: declare it once, before its use");
        }
    }

    /** Whether a wrapper was declared, or used before; a class that is neither is asked to declare itself. */
    public static boolean isKnown(Class<?> wrapper) {
        return known(wrapper).get() != null;
    }

    /** What is known of a class once it has been initialized, for its static initializer may declare it. */
    private static AtomicReference<@Nullable WrapperElementType<?, ?>> known(Class<?> wrapper) {
        AtomicReference<@Nullable WrapperElementType<?, ?>> known = KNOWN.get(wrapper);
        if (known.get() == null && !wrapper.isPrimitive()) {
            initialize(wrapper);
        }
        return known;
    }

    private static void initialize(Class<?> type) {
        try {
            Class.forName(type.getName(), true, type.getClassLoader());
        } catch (ClassNotFoundException hidden) {
            // A class that no name finds declares itself by being used.
        }
    }

    /**
     * Returns the element type of a wrapper class.
     *
     * @throws IllegalArgumentException if it is neither declared nor a record with one component of an element type
     */
    @SuppressWarnings("unchecked") // a class is known by what wraps into that class
    public static <W> WrapperElementType<W, ?> of(Class<W> wrapper) {
        AtomicReference<@Nullable WrapperElementType<?, ?>> known = known(wrapper);
        WrapperElementType<?, ?> type = known.get();
        if (type == null) {
            WrapperElementType<?, ?> ofRecord = ofRecord(wrapper);
            type = known.compareAndSet(null, ofRecord) ? ofRecord : requireNonNull(known.get());
        }
        return (WrapperElementType<W, ?>) type;
    }

    private static WrapperElementType<?, ?> ofRecord(Class<?> type) {
        RecordComponent[] components = type.isRecord() ? type.getRecordComponents() : new RecordComponent[0];
        if (components.length != 1) {
            throw unknown(type);
        }
        return ofRecord(
                type,
                ElementTypes.of(components[0].getType()).orElseThrow(() -> unknown(type)),
                components[0].getType(),
                components[0].getAccessor());
    }

    private static <W, P> WrapperElementType<W, P> ofRecord(
            Class<W> type, ElementType<P> element, Class<?> component, Method accessor) {
        Constructor<W> constructor;
        try {
            constructor = type.getDeclaredConstructor(component);
            constructor.setAccessible(true);
            accessor.setAccessible(true);
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new IllegalArgumentException(
                    "the record " + type.getName()
                            + " cannot be reached by reflection: open its package to io.github.valueranges, or declare it"
                            + " with WrapperSet.declare",
                    e);
        }
        return new WrapperElementType<>(
                type,
                element,
                wrapper -> element.javaType().cast(call(() -> accessor.invoke(wrapper))),
                value -> type.cast(call(() -> constructor.newInstance(value))));
    }

    private interface Call {
        Object get() throws ReflectiveOperationException;
    }

    private static Object call(Call call) {
        try {
            return call.get();
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException refusal) {
                throw refusal;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalArgumentException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static IllegalArgumentException unknown(Class<?> type) {
        return new IllegalArgumentException(type.getName()
                + " cannot be an element: it is no record with one component of an element type, and was not declared"
                + " with WrapperSet.declare. The element types are " + ElementTypes.names());
    }
}
