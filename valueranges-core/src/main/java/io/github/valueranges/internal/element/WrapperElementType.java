package io.github.valueranges.internal.element;

import io.github.valueranges.LiteralParseException;
import java.util.Objects;
import java.util.function.Function;

/**
 * A validated wrapper type over one element type: order, text and stored form are those of the value it wraps, and what
 * its constructor refuses never becomes an element.
 *
 * @param <W> the wrapper
 * @param <P> the element it wraps
 */
public final class WrapperElementType<W, P> extends ElementType<W> {

    private static final int REASON_LENGTH = 200;

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

    public ElementType<P> backing() {
        return backing;
    }

    public P unwrap(W wrapper) {
        return Objects.requireNonNull(
                unwrap.apply(wrapper), () -> "the value inside " + javaType().getSimpleName());
    }

    /**
     * Wraps a value of the backing type.
     *
     * @throws IllegalArgumentException what the wrapper's own constructor threw, with the value's text in front
     */
    public W wrap(P value) {
        try {
            return Objects.requireNonNull(wrap.apply(backing.normalise(value)), "the wrapper");
        } catch (LiteralParseException refusal) {
            throw refusal;
        } catch (RuntimeException refusal) {
            throw refused(ElementText.of(backing.format(value)), refusal);
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
    public W normalise(W element) {
        backing.normalise(unwrap(element));
        return element;
    }

    @Override
    public W parse(ElementText text) {
        P value = backing.parse(text);
        try {
            return Objects.requireNonNull(wrap.apply(value), "the wrapper");
        } catch (RuntimeException refusal) {
            throw refused(text, refusal);
        }
    }

    private static LiteralParseException refused(ElementText text, RuntimeException refusal) {
        String reason = Objects.requireNonNullElse(refusal.getMessage(), "no reason given");
        String shown = reason.length() <= REASON_LENGTH ? reason : reason.substring(0, REASON_LENGTH) + "…";
        LiteralParseException exception = text.refuse(0, "the value is refused (" + shown + ")");
        exception.initCause(refusal);
        return exception;
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
    public boolean isNumeric() {
        return backing.isNumeric();
    }

    @Override
    public String[] examples() {
        return backing.examples();
    }
}
