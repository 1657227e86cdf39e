package io.github.valueranges.internal.element;

import io.github.valueranges.LiteralParseException;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A validated wrapper type over one element type: order, text and stored form are those of the value it wraps, and what
 * its constructor refuses never becomes an element.
 *
 * @param <W> the wrapper
 * @param <P> the element it wraps
 */
public final class WrapperElementType<W, P> extends ElementType<W> {

    private static final int REASON_LENGTH = 200;

    private static final String NO_CONSTANT = "No enum constant ";

    private final ElementType<P> backing;
    private final Function<? super W, ? extends P> unwrap;
    private final Function<? super P, ? extends W> wrap;

    WrapperElementType(
            Class<W> javaType,
            ElementType<P> backing,
            Function<? super W, ? extends P> unwrap,
            Function<? super P, ? extends W> wrap) {
        super(javaType, backing.postgresName());
        this.backing = backing;
        this.unwrap = unwrap;
        this.wrap = wrap;
    }

    /** Whether this was declared with the same functions over the same type. */
    boolean isDeclaredAs(WrapperElementType<?, ?> other) {
        return backing == other.backing && unwrap.equals(other.unwrap) && wrap.equals(other.wrap);
    }

    public ElementType<P> backing() {
        return backing;
    }

    public P unwrap(W wrapper) {
        return Objects.requireNonNull(
                unwrap.apply(javaType().cast(wrapper)),
                () -> "a " + javaType().getSimpleName() + " wraps null: expected a value of " + postgresName());
    }

    /**
     * Wraps a value of the backing type.
     *
     * @throws IllegalArgumentException if the backing type cannot hold it
     * @throws LiteralParseException if the wrapper refuses it: the cause says why
     */
    public W wrap(P value) {
        P normalised = backing.normalise(value);
        return wrap(normalised, () -> ElementText.of(backing.format(normalised)));
    }

    /**
     * The wrapper may change a value, and whatever becomes of it is an element only if it can be stored: else a set
     * would hold what it cannot write.
     */
    private W wrap(P value, Supplier<ElementText> text) {
        try {
            @Nullable W wrapper = wrap.apply(value);
            @Nullable P kept = wrapper == null ? null : unwrap.apply(wrapper);
            if (wrapper == null || kept == null) {
                throw new IllegalArgumentException("it is wrapped as no value");
            }
            backing.normalise(kept);
            return wrapper;
        } catch (RuntimeException refusal) {
            throw refused(text.get(), refusal);
        }
    }

    @Override
    public int compare(W left, W right) {
        return backing.compare(unwrap(left), unwrap(right));
    }

    @Override
    public int hash(W element) {
        return backing.hash(unwrap(element));
    }

    @Override
    public boolean isComparable(W element) {
        return unwrap.apply(element) != null;
    }

    @Override
    public W normalise(W element) {
        backing.normalise(unwrap(element));
        return element;
    }

    @Override
    public W parse(ElementText text) {
        return wrap(backing.parse(text), () -> text);
    }

    private LiteralParseException refused(ElementText text, RuntimeException refusal) {
        String reason = reason(refusal);
        StringBuilder expected = new StringBuilder("the value is refused (");
        Excerpt.append(reason, 0, Math.min(reason.length(), REASON_LENGTH), expected);
        expected.append(reason.length() > REASON_LENGTH ? "…)" : ")");
        LiteralParseException exception = text.refuse(0, expected.toString());
        exception.initCause(refusal);
        return exception;
    }

    private String reason(RuntimeException refusal) {
        String reason = Objects.requireNonNullElse(refusal.getMessage(), "no reason given");
        // Enum.valueOf names its class, which says nothing to the one who sent the text.
        return reason.startsWith(NO_CONSTANT) ? "it is none of " + constants() : reason;
    }

    private String constants() {
        W[] constants = javaType().getEnumConstants();
        if (constants == null) {
            return "the constants";
        }
        StringBuilder listed = new StringBuilder();
        for (W constant : constants) {
            if (isComparable(constant)) {
                listed.append(listed.isEmpty() ? "" : ", ");
                append(constant, listed);
            }
        }
        return listed.toString();
    }

    @Override
    public void append(W element, StringBuilder out) {
        backing.append(unwrap(element), out);
    }

    @Override
    public boolean isInfinite(W element) {
        return backing.isInfinite(unwrap(element));
    }

    @Override
    public boolean isOnServer(W element) {
        return backing.isOnServer(unwrap(element));
    }

    @Override
    public String onServer() {
        return backing.onServer();
    }

    @Override
    public boolean isNumeric() {
        return backing.isNumeric();
    }

    @Override
    public @Nullable ElementPattern pattern() {
        return backing.pattern();
    }

    @Override
    public String[] examples() {
        return backing.examples();
    }
}
