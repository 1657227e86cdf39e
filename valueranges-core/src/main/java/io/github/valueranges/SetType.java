package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.algebra.DiscreteCuts;
import io.github.valueranges.internal.algebra.SortedElements;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementText;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.internal.element.Excerpt;
import io.github.valueranges.internal.element.StoredElements;
import io.github.valueranges.internal.literal.ArrayReader;
import io.github.valueranges.internal.literal.LiteralPattern;
import io.github.valueranges.internal.literal.LiteralWriter;
import io.github.valueranges.internal.literal.OnServer;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The descriptor of a value set type.
 *
 * @param <E> the type of the elements
 * @param <S> the set type
 */
public final class SetType<E, S extends TypedValueSet<E, S>> implements ValueType<S> {

    /** {@link StringSet}, {@code text[]}. */
    public static final SetType<String, StringSet> STRING =
            new SetType<>(StringSet.class, ElementTypes.TEXT, StringSet::new);

    /** {@link UuidSet}, {@code uuid[]}. */
    public static final SetType<java.util.UUID, UuidSet> UUID =
            new SetType<>(UuidSet.class, ElementTypes.UUID, UuidSet::new);

    /** {@link ShortSet}, {@code smallint[]}. */
    public static final SetType<Short, ShortSet> SHORT =
            new SetType<>(ShortSet.class, ElementTypes.SMALLINT, ShortSet::new);

    /** {@link IntSet}, {@code integer[]}. */
    public static final SetType<Integer, IntSet> INT = new SetType<>(IntSet.class, ElementTypes.INTEGER, IntSet::new);

    /** {@link LongSet}, {@code bigint[]}. */
    public static final SetType<Long, LongSet> LONG = new SetType<>(LongSet.class, ElementTypes.BIGINT, LongSet::new);

    /** {@link BigDecimalSet}, {@code numeric[]}. */
    public static final SetType<BigDecimal, BigDecimalSet> BIG_DECIMAL =
            new SetType<>(BigDecimalSet.class, ElementTypes.NUMERIC, BigDecimalSet::new);

    /** {@link DoubleSet}, {@code double precision[]}. */
    public static final SetType<Double, DoubleSet> DOUBLE =
            new SetType<>(DoubleSet.class, ElementTypes.DOUBLE_PRECISION, DoubleSet::new);

    /** {@link FloatSet}, {@code real[]}. */
    public static final SetType<Float, FloatSet> FLOAT =
            new SetType<>(FloatSet.class, ElementTypes.REAL, FloatSet::new);

    /** {@link LocalDateSet}, {@code date[]}. */
    public static final SetType<LocalDate, LocalDateSet> LOCAL_DATE =
            new SetType<>(LocalDateSet.class, ElementTypes.DATE, LocalDateSet::new);

    /** {@link LocalTimeSet}, {@code time[]}. */
    public static final SetType<LocalTime, LocalTimeSet> LOCAL_TIME =
            new SetType<>(LocalTimeSet.class, ElementTypes.TIME, LocalTimeSet::new);

    /** {@link LocalDateTimeSet}, {@code timestamp[]}. */
    public static final SetType<LocalDateTime, LocalDateTimeSet> LOCAL_DATE_TIME =
            new SetType<>(LocalDateTimeSet.class, ElementTypes.TIMESTAMP, LocalDateTimeSet::new);

    /** {@link OffsetDateTimeSet}, {@code timestamptz[]}. */
    public static final SetType<OffsetDateTime, OffsetDateTimeSet> OFFSET_DATE_TIME =
            new SetType<>(OffsetDateTimeSet.class, ElementTypes.TIMESTAMPTZ, OffsetDateTimeSet::new);

    /** {@link InstantSet}, {@code timestamptz[]}. */
    public static final SetType<Instant, InstantSet> INSTANT =
            new SetType<>(InstantSet.class, ElementTypes.INSTANT, InstantSet::new);

    /** {@link YearMonthSet}, {@code date[]} with the first day of each month. */
    public static final SetType<YearMonth, YearMonthSet> YEAR_MONTH =
            new SetType<>(YearMonthSet.class, ElementTypes.MONTH, YearMonthSet::new);

    private static final List<SetType<?, ?>> ALL = List.of(
            STRING,
            UUID,
            SHORT,
            INT,
            LONG,
            BIG_DECIMAL,
            DOUBLE,
            FLOAT,
            LOCAL_DATE,
            LOCAL_TIME,
            LOCAL_DATE_TIME,
            OFFSET_DATE_TIME,
            INSTANT,
            YEAR_MONTH);

    private final Class<S> javaType;
    private final ElementType<E> elementType;
    private final Function<SortedElements<E>, S> factory;
    private final S empty;

    /** For the constants here, and for the type of a wrapper, of which there is one for each class. */
    SetType(Class<S> javaType, ElementType<E> elementType, Function<SortedElements<E>, S> factory) {
        this.javaType = javaType;
        this.elementType = elementType;
        this.factory = factory;
        this.empty = factory.apply(SortedElements.of(elementType, List.of()));
    }

    /**
     * Returns all set types. Wrapper sets are not among them: there is one type for each wrapper.
     *
     * @return an unmodifiable list
     */
    public static List<SetType<?, ?>> all() {
        return ALL;
    }

    /**
     * Returns the type of the sets over a wrapper class: a record with one component of an element type, or what was
     * declared with {@link WrapperSet#declare}. What is an element by itself, as {@code String} is, has a type of its
     * own among {@link #all()}.
     *
     * <pre>{@code
     * SetType.wrapper(AccessRight.class).parse("{write,read}"); // {read,write}, of wrappers
     * SetType.wrapper(String.class);                            // IllegalArgumentException
     * }</pre>
     *
     * @param <W> the wrapper
     * @param wrapper its class
     * @return the set type
     * @throws NullPointerException if {@code wrapper} is null
     * @throws IllegalArgumentException if the class is neither: the message names the element types, or the set type of
     *     the element
     */
    public static <W> SetType<W, WrapperSet<W>> wrapper(Class<W> wrapper) {
        return WrapperSetTypes.of(requireNonNull(wrapper, "wrapper"));
    }

    @Override
    public Class<S> javaType() {
        return javaType;
    }

    @Override
    public List<Class<? extends S>> variants() {
        return List.of();
    }

    @Override
    public Class<E> elementClass() {
        return elementType.javaType();
    }

    /**
     * Returns the class of what is stored: of a wrapper set the class inside the wrapper, of months that of their first
     * days, else {@link #elementClass()}.
     *
     * @return the class
     */
    public Class<?> backingClass() {
        return StoredElements.type(elementType).javaType();
    }

    @Override
    public String postgresName() {
        return elementType.postgresName() + "[]";
    }

    @Override
    public String postgresElementName() {
        return elementType.postgresName();
    }

    /**
     * Returns the set of some elements: each once, of equal ones the first.
     *
     * @param elements the elements, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     * @throws IllegalArgumentException if no set of this type can hold an element
     */
    public S of(Collection<? extends E> elements) {
        return set(SortedElements.of(elementType, requireNonNull(elements, "elements")));
    }

    @Override
    public S empty() {
        return empty;
    }

    @Override
    public S parse(CharSequence literal) {
        return of(ArrayReader.readArray(requireNonNull(literal, "literal"), elementType));
    }

    @Override
    public String toStoredLiteral(S value) {
        SortedElements<E> elements = cast(value).elements();
        OnServer.requireElements(elements.asList(), elementType);
        ElementType<?> stored = StoredElements.type(elementType);
        return stored == elementType ? format(elements) : formatStored(stored, elements);
    }

    private <P> String formatStored(ElementType<P> stored, SortedElements<E> elements) {
        List<P> values = new ArrayList<>(elements.size());
        elements.asList()
                .forEach(element -> values.add(stored.javaType().cast(StoredElements.of(elementType, element))));
        StringBuilder out = new StringBuilder();
        LiteralWriter.appendArray(values, stored, out);
        return out.toString();
    }

    @Override
    public String example() {
        return "{" + elementType.examples()[0] + "," + elementType.examples()[1] + "}";
    }

    @Override
    public Optional<String> literalPattern() {
        return Optional.ofNullable(elementType.pattern()).map(LiteralPattern::ofArray);
    }

    /**
     * Returns a regular expression for the text of one element by itself, as JSON has it: what {@link #literalPattern}
     * is for a literal, without quotes. A wrapper may refuse a match.
     *
     * @return the expression; empty if any text may be an element
     */
    public Optional<String> elementPattern() {
        return Optional.ofNullable(elementType.pattern()).map(LiteralPattern::ofElement);
    }

    /**
     * Reads the text of one element.
     *
     * @param text the text, without the quotes of an array literal
     * @return the element
     * @throws NullPointerException if {@code text} is null
     * @throws LiteralParseException if it is no text of the type, or the wrapper refuses it
     */
    public E parseElement(CharSequence text) {
        return elementType.parse(ElementText.of(requireNonNull(text, "text")));
    }

    /**
     * Returns the set of some elements by their texts, each as {@link #parseElement} reads it: what {@link #parse} is
     * for one literal.
     *
     * <pre>{@code
     * SetType.INT.ofTexts(List.of("2", "1", "2")); // {1,2}
     * SetType.INT.ofTexts(List.of("2", "one"));    // LiteralParseException: element 2: expected …
     * }</pre>
     *
     * @param texts the texts, without the quotes of an array literal, none null
     * @return the set
     * @throws NullPointerException if {@code texts} or a text is null: the message has its index
     * @throws LiteralParseException if one is no text of the type, or the wrapper refuses it: among several the message
     *     says which it is, counted from 1
     */
    public S ofTexts(Collection<? extends CharSequence> texts) {
        return of(EachElement.read(requireNonNull(texts, "texts"), this::parseElement));
    }

    /**
     * Returns the text of one element as it stands in a literal, without quotes.
     *
     * @param element the element
     * @return the text
     * @throws NullPointerException if {@code element} is null
     * @throws IllegalArgumentException if no set of this type can hold it
     */
    public String formatElement(E element) {
        return elementType.format(elementType.admit(requireNonNull(element, "element")));
    }

    /**
     * Tells whether JSON has the elements as numbers rather than texts.
     *
     * @return whether they are numbers
     */
    public boolean isNumeric() {
        return elementType.isNumeric();
    }

    /**
     * Returns what is stored for an element: the value inside a wrapper, the first day of a month, else the element
     * itself.
     *
     * @param element the element
     * @return a value of {@link #backingClass()}
     * @throws NullPointerException if {@code element} is null
     * @throws IllegalArgumentException if no set of this type, or no column, can hold it: the message names it
     */
    public Object unwrap(E element) {
        return stored(elementType.admit(requireNonNull(element, "element")));
    }

    private Object stored(E element) {
        OnServer.requireElement(element, elementType);
        return StoredElements.of(elementType, element);
    }

    /**
     * Returns the element for what is stored, through the wrapper's constructor if there is one.
     *
     * @param value a value of {@link #backingClass()}
     * @return the element
     * @throws NullPointerException if {@code value} is null
     * @throws ClassCastException if it is of another class
     * @throws IllegalArgumentException if the type cannot hold the value
     * @throws LiteralParseException if it is no month where months are stored, or the wrapper refuses it
     */
    public E wrap(Object value) {
        return StoredElements.element(elementType, requireNonNull(value, "value"));
    }

    /**
     * Returns what is stored for a set, in ascending order.
     *
     * @param set the set
     * @return an unmodifiable list of values of {@link #backingClass()}
     * @throws NullPointerException if {@code set} is null
     * @throws UnstorableValueException if the server cannot hold an element: the message names it
     */
    public List<Object> toBackingList(S set) {
        SortedElements<E> elements = cast(requireNonNull(set, "set")).elements();
        List<Object> values = new ArrayList<>(elements.size());
        elements.asList().forEach(element -> values.add(stored(element)));
        return Collections.unmodifiableList(values);
    }

    /**
     * Returns a collector of elements into a set.
     *
     * @return the collector
     */
    public Collector<E, ?, S> toSet() {
        return Collectors.collectingAndThen(Collectors.<E>toList(), this::of);
    }

    @Override
    public S cast(Object value) {
        S set = javaType.cast(requireNonNull(value, "value"));
        if (set.type() != this) {
            throw new ClassCastException(
                    Excerpt.start(set.toString()) + " is a set of another wrapper: expected one of "
                            + elementClass().getSimpleName());
        }
        return set;
    }

    @Override
    public boolean isInstance(@Nullable Object value) {
        return javaType.isInstance(value) && javaType.cast(value).type() == this;
    }

    /**
     * Returns the name of the array type on the server.
     *
     * @return the name
     */
    @Override
    public String toString() {
        return postgresName();
    }

    // --- for the types of this package -----------------------------------------------------------------------------

    ElementType<E> elementType() {
        return elementType;
    }

    /** The set of numbers of any class, each by its text: none is rounded unseen, and none is cut. */
    S ofNumbers(Collection<? extends Number> numbers) {
        return of(EachElement.read(
                numbers,
                number -> elementClass().isInstance(number)
                        ? elementClass().cast(number)
                        : parseElement(number.toString())));
    }

    /** The set of the elements with some numbers, which its type declares; the array is used up. */
    S ofCodes(long[] codes) {
        return set(SortedElements.ofCodes(elementType, codes));
    }

    /** The set of all values of a range set over the same elements, if these have a step. */
    S between(TypedRangeSet<E, ?, ?> rangeSet) {
        return set(DiscreteCuts.elements((DiscreteElementType<E>) elementType, rangeSet.cuts(), rangeSet));
    }

    S set(SortedElements<E> elements) {
        return elements.size() == 0 ? empty : factory.apply(elements);
    }

    String format(SortedElements<E> elements) {
        StringBuilder out = new StringBuilder();
        LiteralWriter.appendArray(elements.asList(), elementType, out);
        return out.toString();
    }

    List<Object> toJson(SortedElements<E> elements) {
        List<Object> values = new ArrayList<>(elements.size());
        elements.asList()
                .forEach(element -> values.add(
                        isNumeric() ? StoredElements.of(elementType, element) : elementType.format(element)));
        return Collections.unmodifiableList(values);
    }
}
