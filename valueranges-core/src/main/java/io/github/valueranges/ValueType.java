package io.github.valueranges;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The descriptor of a range, range set or value set type: how generic code creates, parses and names its values. A
 * module that serves all types loops over {@link #all()} and lists none by hand.
 *
 * <pre>{@code
 * ValueType.of(LocalDateRange.class).orElseThrow().parse("[2026-06-01,2026-06-08]");
 * }</pre>
 *
 * @param <V> the type of the values
 */
public sealed interface ValueType<V> permits RangeType, RangeSetType, SetType {

    /**
     * Returns all range types, range set types and set types, each once. Wrapper sets are not among them: there is one
     * type for each wrapper, see {@link SetType#wrapper}.
     *
     * @return an unmodifiable list
     */
    static List<ValueType<?>> all() {
        return AllTypes.LIST;
    }

    /**
     * Returns the descriptor of a class: a type itself, or a variant of it such as {@code LocalDateRange.Finite}.
     *
     * @param type the class
     * @return the descriptor; empty if the class is none of the types of {@link #all()}
     * @throws NullPointerException if {@code type} is null
     */
    static Optional<ValueType<?>> of(Class<?> type) {
        return Optional.ofNullable(AllTypes.BY_CLASS.get(Objects.requireNonNull(type, "type")));
    }

    /**
     * Returns the class that users declare, {@code LocalDateRange}.
     *
     * @return the class
     */
    Class<V> javaType();

    /**
     * Returns the records that are the shapes of a range.
     *
     * @return the variants; none for a range set or value set
     */
    List<Class<? extends V>> variants();

    /**
     * Returns the class of the bounds or elements, {@code LocalDate}; of a wrapper set the wrapper's.
     *
     * @return the class
     */
    Class<?> elementClass();

    /**
     * Returns the name of the type on the server: {@code daterange}, {@code datemultirange}, {@code text[]}.
     *
     * @return the name
     */
    String postgresName();

    /**
     * Returns the name of the bounds' or elements' type on the server: {@code date}.
     *
     * @return the name
     */
    String postgresElementName();

    /**
     * Reads a literal as the server's text input does.
     *
     * @param literal the literal
     * @return the value
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal of this type
     */
    V parse(CharSequence literal);

    /**
     * Returns the literal that the server reads as a value. It is the value's own text, but for months: the server has
     * no type for them, and they are stored as days.
     *
     * <p>What memory holds and the server cannot is refused. The server keeps the value after the last one of a
     * discrete range, so that the last value of its type is none of its upper bounds.
     *
     * <pre>{@code
     * RangeType.INT.toStoredLiteral(IntRange.atLeast(1));                    // [1,)
     * RangeType.INT.toStoredLiteral(IntRange.closed(1, Integer.MAX_VALUE)); // IllegalArgumentException
     * }</pre>
     *
     * @param value the value
     * @return the literal
     * @throws NullPointerException if {@code value} is null
     * @throws UnstorableValueException if the server cannot hold a bound or an element: the message names it
     */
    String toStoredLiteral(V value);

    /**
     * Returns the value that holds nothing.
     *
     * @return the empty value
     */
    V empty();

    /**
     * Returns a literal of this type, for messages and documents.
     *
     * @return a valid literal
     */
    String example();

    /**
     * Returns a regular expression for the literals of this type, for documents such as an OpenAPI description: in the
     * part of ECMA-262 that other dialects have too, from {@code ^} to {@code $}. It matches the text of every value,
     * of a range with either bracket at either bound, and nothing that is refused for its form. It is stricter than
     * {@link #parse}: white space, needless quotes and shortened times, which are read, are not matched; and a match
     * may be refused for its values, as {@code [2,1]} is.
     *
     * <pre>{@code
     * RangeType.LOCAL_DATE.literalPattern().filter("[2026-06-01,)"::matches); // present
     * SetType.STRING.literalPattern();                                        // empty: any text may be an element
     * }</pre>
     *
     * @return the expression; empty if any text may be an element
     */
    Optional<String> literalPattern();

    /**
     * Returns an object as a value of this type.
     *
     * @param value a value of this type
     * @return the same object
     * @throws NullPointerException if {@code value} is null
     * @throws ClassCastException if it is of another type
     */
    V cast(Object value);

    /**
     * Tells whether an object is a value of this type.
     *
     * @param value any object; null is none
     * @return whether it is
     */
    boolean isInstance(@Nullable Object value);
}
