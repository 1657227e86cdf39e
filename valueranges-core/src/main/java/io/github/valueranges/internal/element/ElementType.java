package io.github.valueranges.internal.element;

import io.github.valueranges.LiteralParseException;
import org.jspecify.annotations.Nullable;

/**
 * One scalar type: its order, its text both ways, its normalisation and its PostgreSQL name. Nothing else parses,
 * prints or compares an element.
 *
 * @param <E> the element's Java type
 */
public abstract class ElementType<E> {

    private final Class<E> javaType;
    private final String postgresName;

    protected ElementType(Class<E> javaType, String postgresName) {
        this.javaType = javaType;
        this.postgresName = postgresName;
    }

    public final Class<E> javaType() {
        return javaType;
    }

    /** The name of the scalar type on the server, such as {@code date}. */
    public final String postgresName() {
        return postgresName;
    }

    /** The server's order; zero means equal by value. */
    public abstract int compare(E left, E right);

    /** A hash that agrees with {@link #compare}. */
    public int hash(E element) {
        return element.hashCode();
    }

    /**
     * Returns the element as it is kept, or refuses what the server's type cannot hold at all.
     *
     * @throws IllegalArgumentException naming the value and the reason
     */
    public E normalise(E element) {
        return element;
    }

    /**
     * Returns the element as it is kept, as {@link #normalise} does, for an object that raw or unchecked generics may
     * have let in.
     *
     * @throws ClassCastException if it is of another class
     * @throws IllegalArgumentException as of {@link #normalise}
     */
    public final E admit(E element) {
        if (!javaType.isInstance(element)) {
            throw new ClassCastException(Excerpt.start(element.toString()) + " is no " + javaType.getSimpleName()
                    + ": expected an element of that type");
        }
        return normalise(element);
    }

    /** Whether there is something to compare: of a wrapper whether it wraps a value. */
    public boolean isComparable(E element) {
        return true;
    }

    /**
     * Reads an element as the server's text input does.
     *
     * @throws LiteralParseException naming the place and the accepted form
     */
    public abstract E parse(ElementText text);

    /** Appends the text that {@link #parse} and the server read back as the same element; no quoting. */
    public abstract void append(E element, StringBuilder out);

    /**
     * Whether the text of the element may hold a character for which a literal quotes it: white space, a comma, a quote,
     * a backslash, any bracket. Where it does not, no literal has to look for one.
     */
    public boolean mayNeedQuotes(E element) {
        return !isNumeric();
    }

    public final String format(E element) {
        StringBuilder out = new StringBuilder();
        append(element, out);
        return out.toString();
    }

    /** Whether the element stands for {@code infinity} or {@code -infinity} of the server. */
    public boolean isInfinite(E element) {
        return false;
    }

    /**
     * An element that was read from another text than an infinity's: one that stands for an infinity in memory would be
     * another value than the text says.
     *
     * @throws LiteralParseException if it is such a one
     */
    final E finite(E element, ElementText text) {
        if (isInfinite(element)) {
            throw text.refuse(
                    0, "expected another value, or the word " + format(element) + " that this one stands for");
        }
        return element;
    }

    /**
     * Whether the server's type holds the element. What a Java type holds beyond that lives in memory and in text, and
     * is refused where it is stored.
     */
    public boolean isOnServer(E element) {
        return true;
    }

    /** Which finite elements the server holds, for the message of a refusal. */
    public String onServer() {
        return "every " + postgresName;
    }

    /** Whether JSON writes the element as a number rather than as a string. */
    public boolean isNumeric() {
        return false;
    }

    /** What a message calls an element: {@code date}. */
    String noun() {
        return postgresName;
    }

    /** From which element to which others there are, for messages; nothing where that is of no help. */
    public String limits() {
        return "";
    }

    /** For an element that there is not, at a distance from another one. */
    final ArithmeticException noneAt(Object distance, String from) {
        String limits = limits();
        return new ArithmeticException(
                "no " + noun() + " lies " + distance + " from " + from + (limits.isEmpty() ? "" : ": " + limits));
    }

    /** How the elements are printed; null if any text may be one. */
    public abstract @Nullable ElementPattern pattern();

    /** Two elements in ascending order, as texts, for the accepted form in messages and documents. */
    public abstract String[] examples();

    /** The name of the scalar type on the server. */
    @Override
    public final String toString() {
        return postgresName;
    }
}
