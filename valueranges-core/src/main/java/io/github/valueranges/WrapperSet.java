package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.algebra.SortedElements;
import io.github.valueranges.internal.element.Wrappers;
import java.util.Arrays;
import java.util.Collection;
import java.util.function.Function;
import java.util.stream.Collector;

/**
 * A set of a validated wrapper type over an element type, {@code record AccessRight(String value)}: text, JSON and
 * stored form are those of the set of what the wrappers hold, and reading runs the wrapper's constructor.
 *
 * <p>A record with one component of an element type is a wrapper by itself; any other type is declared once with
 * {@link #declare}. The order is that of the wrapped values.
 *
 * <pre>{@code
 * WrapperSet<AccessRight> rights = WrapperSet.of(AccessRight.class, new AccessRight("write"), new AccessRight("read"));
 * rights.toString(); // {read,write}
 * }</pre>
 *
 * @param <W> the wrapper
 */
public final class WrapperSet<W> extends TypedValueSet<W, WrapperSet<W>> {

    private static final long serialVersionUID = 1L;

    private final Class<W> wrapper;

    WrapperSet(Class<W> wrapper, SortedElements<W> elements) {
        super(elements);
        this.wrapper = wrapper;
    }

    WrapperSet(Class<W> wrapper, SortedElements<W> elements, NoProjection reason) {
        this(wrapper, elements);
    }

    /**
     * Declares a wrapper type that is not a record with one component; once, before it is used. Declaring it again with
     * the same functions, from another thread too, changes nothing.
     *
     * <p>The static initializer of the type is the place: a type that is not known is initialized before it is refused.
     *
     * <pre>{@code
     * enum Level {
     *     LOW,
     *     HIGH;
     *
     *     static {
     *         WrapperSet.declare(Level.class, String.class, Level::name, Level::valueOf);
     *     }
     * }
     * }</pre>
     *
     * @param <W> the wrapper
     * @param <P> the element type that it wraps
     * @param wrapper the class of the wrapper
     * @param element the class of what it wraps, such as {@code String.class}
     * @param unwrap gives what a wrapper holds
     * @param wrap makes a wrapper; throws a {@link RuntimeException} for what it refuses
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if {@code element} is no element type, or {@code wrapper} is primitive
     * @throws IllegalStateException if the wrapper is declared otherwise already, or is a record that was used before
     */
    public static <W, P> void declare(
            Class<W> wrapper,
            Class<P> element,
            Function<? super W, ? extends P> unwrap,
            Function<? super P, ? extends W> wrap) {
        Wrappers.declare(
                requireNonNull(wrapper, "wrapper"),
                requireNonNull(element, "element"),
                requireNonNull(unwrap, "unwrap"),
                requireNonNull(wrap, "wrap"));
    }

    /**
     * Returns the set of some wrappers.
     *
     * @param <W> the wrapper
     * @param wrapper its class
     * @param elements the wrappers, none null
     * @return the set
     * @throws NullPointerException if an argument or an element is null, or a wrapper holds null
     * @throws IllegalArgumentException if the class is no wrapper type, or no set can hold what a wrapper holds
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // only read
    public static <W> WrapperSet<W> of(Class<W> wrapper, W... elements) {
        return of(wrapper, Arrays.asList(requireNonNull(elements, "elements")));
    }

    /**
     * Returns the set of some wrappers.
     *
     * @param <W> the wrapper
     * @param wrapper its class
     * @param elements the wrappers, none null
     * @return the set
     * @throws NullPointerException if an argument or an element is null, or a wrapper holds null
     * @throws IllegalArgumentException if the class is no wrapper type, or no set can hold what a wrapper holds
     */
    public static <W> WrapperSet<W> of(Class<W> wrapper, Collection<? extends W> elements) {
        return SetType.wrapper(wrapper).of(requireNonNull(elements, "elements"));
    }

    /**
     * Returns the set without elements.
     *
     * @param <W> the wrapper
     * @param wrapper its class
     * @return the set {@code {}}
     * @throws NullPointerException if {@code wrapper} is null
     * @throws IllegalArgumentException if the class is no wrapper type
     */
    public static <W> WrapperSet<W> empty(Class<W> wrapper) {
        return SetType.wrapper(wrapper).empty();
    }

    /**
     * Reads a literal of the set of what the wrappers hold.
     *
     * @param <W> the wrapper
     * @param wrapper its class
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if the class is no wrapper type
     * @throws LiteralParseException if it is no literal, or the wrapper refuses an element
     */
    public static <W> WrapperSet<W> parse(Class<W> wrapper, CharSequence literal) {
        return SetType.wrapper(wrapper).parse(literal);
    }

    /**
     * Returns a collector of wrappers into a set.
     *
     * <pre>{@code
     * Stream.of("write", "read").map(AccessRight::new).collect(WrapperSet.toWrapperSet(AccessRight.class)); // {read,write}
     * }</pre>
     *
     * @param <W> the wrapper
     * @param wrapper its class
     * @return the collector
     * @throws NullPointerException if {@code wrapper} is null
     * @throws IllegalArgumentException if the class is no wrapper type
     */
    public static <W> Collector<W, ?, WrapperSet<W>> toWrapperSet(Class<W> wrapper) {
        return SetType.wrapper(wrapper).toSet();
    }

    @Override
    public SetType<W, WrapperSet<W>> type() {
        return SetType.wrapper(wrapper);
    }
}
