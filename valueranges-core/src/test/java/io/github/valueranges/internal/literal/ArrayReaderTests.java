package io.github.valueranges.internal.literal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Which elements an array spells, and where one that spells none is wrong. */
class ArrayReaderTests {

    /** A literal, and either what it spells or where and why it is refused. */
    private record Literal(String text, Object spelled, int index, String reason) {

        @Override
        public String toString() {
            return text;
        }

        void isRefusedBy(ThrowingCallable read) {
            LiteralParseException refusal = catchThrowableOfType(LiteralParseException.class, read);
            assertThat(refusal).as(text).isNotNull();
            assertThat(refusal.getExpected()).startsWith(reason);
            assertThat(refusal.getErrorIndex()).isEqualTo(index);
        }
    }

    private static Literal read(String text, Object spelled) {
        return new Literal(text, spelled, -1, "");
    }

    private static Literal refused(String text, int index, String reason) {
        return new Literal(text, null, index, reason);
    }

    static final List<Literal> ARRAYS = List.of(
            read("{}", List.of()),
            read(" \t{ \n} ", List.of()),
            read("{a}", List.of("a")),
            read("{b,a,b}", List.of("b", "a", "b")),
            read("{ a b , c }", List.of("a b", "c")),
            read("{\"a\",\"\"}", List.of("a", "")),
            read("{ \" a \" , \"b\" }", List.of(" a ", "b")),
            read("{\"a,b\",\"}\",\"{\"}", List.of("a,b", "}", "{")),
            read("{\"a\\\"b\",\"c\\\\d\"}", List.of("a\"b", "c\\d")),
            read("{a\\,b,\\{,\\},\\\",\\\\}", List.of("a,b", "{", "}", "\"", "\\")),
            read("{\\a\\b}", List.of("ab")),
            read("{a\\ , b\\  }", List.of("a ", "b ")),
            read("{a\\bc de }", List.of("abc de")),
            read("{\"null\",\"NULL\",\\null,nul,nulls}", List.of("null", "NULL", "null", "nul", "nulls")),
            read("{[a],(b)}", List.of("[a]", "(b)")),
            read("[2:3]={a,b}", List.of("a", "b")),
            read(" [2:3]={a,b}", List.of("a", "b")),
            read("[2]={a,b}", List.of("a", "b")),
            read("[+1:+2] = {a,b}", List.of("a", "b")),
            read("[-1:0]={a,b}", List.of("a", "b")),
            read("[5:5]={a}", List.of("a")),
            read("[-2147483648:-2147483648]={a}", List.of("a")),
            read("[2147483646:2147483646]={a}", List.of("a")),
            refused("", 0, "expected { at the start of a set such as {alpha,beta}"),
            refused(" a}", 1, "expected { at the start of a set such as {alpha,beta}"),
            refused("[a,b]", 0, "expected { at the start of a set such as {alpha,beta}"),
            refused(" [\"a\",\"b\"]", 1, "expected { at the start of a set such as {alpha,beta}"),
            refused("[1,2]", 0, "expected { at the start of a set such as {alpha,beta}"),
            refused("[1,2)", 0, "expected { at the start of a set such as {alpha,beta}"),
            refused("[1:2]", 0, "expected { at the start of a set such as {alpha,beta}"),
            refused("[[1],[2]]", 0, "expected { at the start of a set such as {alpha,beta}"),
            refused("[1] x=", 0, "expected { at the start of a set such as {alpha,beta}"),
            refused("[", 0, "expected { at the start of a set such as {alpha,beta}"),
            refused("[2:3] = a", 8, "expected { at the start of a set such as {alpha,beta}"),
            refused("{a", 2, "the array ends too early"),
            refused("{", 1, "the array ends too early"),
            refused("{a,", 3, "the array ends too early"),
            refused("{\"a", 3, "the array ends within a quoted element"),
            refused("{\"a\\", 4, "the array ends within a quoted element"),
            refused("{\"a\"", 4, "expected , or }"),
            refused("{\"a\"b}", 4, "expected , or }"),
            refused("{\"a\" \"b\"}", 5, "expected , or }"),
            refused("{a\\", 3, "the array ends after a backslash"),
            refused("{a\"b\"}", 2, "a quote stands inside an unquoted element"),
            refused("{a{b}", 2, "expected an array of one dimension"),
            refused("{{a}}", 1, "expected an array of one dimension"),
            refused("{,}", 1, "expected an element: an empty text is written \"\""),
            refused("{a, }", 4, "expected an element: an empty text is written \"\""),
            refused("{a}}", 3, "expected the end of the literal"),
            refused("{a} x", 4, "expected the end of the literal"),
            refused("{a, NuLl }", 4, "a set holds no NULL: the text is written \"NuLl\""),
            refused("{a\ud800\\" + "\udc00}", 2, "a literal cannot hold an unpaired surrogate"),
            refused("{\"a\ud800\\" + "\udc00\"}", 3, "a literal cannot hold an unpaired surrogate"),
            refused("[2:4]={a,b}", 0, "the dimension says 3 elements, but there are 2"),
            refused(" [1]={a,b}", 1, "the dimension says 1 elements, but there are 2"),
            refused("[1]={}", 0, "the dimension says 1 elements, but there are 0"),
            refused("[2:1]={}", 1, "the dimension of the array has no valid upper bound"),
            refused("[0]={}", 1, "the dimension of the array has no valid upper bound"),
            refused("[2147483647:2147483647]={a}", 1, "the dimension of the array has no valid upper bound"),
            refused("[2147483648]={a}", 11, "the dimension of the array is out of range"),
            refused("[-2147483649:1]={a}", 12, "the dimension of the array is out of range"),
            refused("[:1]={a}", 1, "expected a number in the dimension of the array"),
            refused("[-:1]={a}", 2, "expected a number in the dimension of the array"),
            refused("[1:]={a}", 3, "expected a number in the dimension of the array"),
            refused("[/]={a}", 1, "expected a number in the dimension of the array"),
            refused("[1;]={a}", 2, "expected ] after the dimension of the array"),
            refused("[1", 0, "expected { at the start of a set such as"),
            refused("[1]", 0, "expected { at the start of a set such as"),
            refused("[1] {a}", 0, "expected { at the start of a set such as"),
            refused("[1 ]={a}", 2, "expected ] after the dimension of the array"),
            refused("[1][1]={a}", 3, "expected an array of one dimension"));

    @ParameterizedTest(name = "<{0}>")
    @FieldSource("ARRAYS")
    void elementsAreReadAsTheServerReadsThem(Literal literal) {
        if (literal.spelled() != null) {
            assertThat(ArrayReader.readArray(literal.text(), ElementTypes.TEXT)).isEqualTo(literal.spelled());
        } else {
            literal.isRefusedBy(() -> ArrayReader.readArray(literal.text(), ElementTypes.TEXT));
        }
    }
}
