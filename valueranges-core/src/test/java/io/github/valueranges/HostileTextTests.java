package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Promise: a text that no server can be sent is no literal, wherever the fault stands in it; and a refusal shows a
 * foreign text on one line, in its own order, with every character that hides written as its code.
 */
class HostileTextTests {

    /** What splits the two halves of a character, which would meet once quotes and escapes are taken out. */
    private static final List<String> SPLITTERS = List.of("", "\\", "\"", "\"\"", "\"\"\"\"", "\\\\", ",", " ");

    private static final String HIGH = "\ud83d";
    private static final String LOW = "\ude00";

    private static boolean isParsed(ValueType<?> type, String literal) {
        try {
            Object value = type.parse(literal);
            assertThat(type.parse(value.toString()))
                    .as("%s, written and read", literal)
                    .isEqualTo(value);
            return true;
        } catch (LiteralParseException refused) {
            assertThat(refused.getMessage().chars())
                    .as("message for %s", literal)
                    .noneMatch(c -> c < ' ' || c == '\u202e' || c == '\u2028');
            return false;
        }
    }

    @Test
    void halvesOfACharacterNeverMeet() {
        int refused = 0;
        int whole = 0;
        for (ValueType<?> type : ValueType.all()) {
            for (String template : List.of(type.example(), quoted(type.example()))) {
                for (int place = 0; place <= template.length(); place++) {
                    for (String splitter : SPLITTERS) {
                        String literal =
                                template.substring(0, place) + HIGH + splitter + LOW + template.substring(place);
                        if (isParsed(type, literal)) {
                            assertThat(splitter).as(literal).isEmpty();
                            whole++;
                        } else {
                            refused++;
                        }
                    }
                }
            }
        }
        assertThat(refused).isEqualTo(14_954);
        assertThat(whole).isEqualTo(22);
    }

    @Test
    void nulAndHalfACharacterAreNowhereInALiteral() {
        int refused = 0;
        for (ValueType<?> type : ValueType.all()) {
            for (String template : List.of(type.example(), quoted(type.example()))) {
                for (int place = 0; place <= template.length(); place++) {
                    for (String hostile : List.of("\0", "\\\0", HIGH, LOW, LOW + HIGH, "\\" + HIGH)) {
                        String literal = template.substring(0, place) + hostile + template.substring(place);
                        assertThat(isParsed(type, literal)).as(literal).isFalse();
                        refused++;
                    }
                }
            }
        }
        assertThat(refused).isEqualTo(11_232);
    }

    /** Zero of the Arabic, Persian, Devanagari, Thai, fullwidth and bold digits: Java takes all of them for numbers. */
    private static final List<Integer> ZEROS = List.of(0x660, 0x6F0, 0x966, 0xE50, 0xFF10, 0x1D7CE);

    @Test
    void digitsAreThoseOfAsciiAlone() {
        int refused = 0;
        int texts = 0;
        for (ValueType<?> type : ValueType.all()) {
            String example = type == SetType.STRING ? "{1,23}" : type.example();
            for (String template : List.of(example, quoted(example))) {
                for (int zero : ZEROS) {
                    assertThat(Character.digit(zero + 7, 10)).isEqualTo(7);
                    List<String> literals = new ArrayList<>();
                    literals.add(withDigits(template, 0, template.length(), zero));
                    for (int place = 0; place < template.length(); place++) {
                        if (Character.isDigit(template.charAt(place))) {
                            literals.add(withDigits(template, place, place + 1, zero));
                        }
                    }
                    for (String literal : literals) {
                        assertThat(isParsed(type, literal))
                                .as("%s as %s", literal, type)
                                .isEqualTo(type == SetType.STRING);
                        refused += type == SetType.STRING ? 0 : 1;
                        texts += type == SetType.STRING ? 1 : 0;
                    }
                }
            }
        }
        assertThat(texts).isEqualTo(2 * 6 * 4);
        assertThat(refused).isEqualTo(6_516);
    }

    private static String withDigits(String template, int from, int to, int zero) {
        StringBuilder out = new StringBuilder(template.substring(0, from));
        for (int i = from; i < to; i++) {
            char c = template.charAt(i);
            out.appendCodePoint(c >= '0' && c <= '9' ? zero + c - '0' : c);
        }
        return out.append(template.substring(to)).toString();
    }

    /** The example with quotes around what is between its separators. */
    private static String quoted(String example) {
        StringBuilder out = new StringBuilder();
        boolean inside = false;
        for (int i = 0; i < example.length(); i++) {
            boolean separator = "{}[](),".indexOf(example.charAt(i)) >= 0;
            if (separator == inside) {
                out.append('"');
                inside = !inside;
            }
            out.append(example.charAt(i));
        }
        return out.toString();
    }

    @Test
    void noCharacterThatIsNotDrawnIsInAMessage() {
        List<String> hidden = List.of(
                "\0",
                "\n",
                "\r",
                "\t",
                "\u001b",
                "\u007f",
                "\u0085",
                "\u00ad",
                "\u061c",
                "\u200b",
                "\u200f",
                "\u2028",
                "\u2029",
                "\u202e",
                "\u2066",
                "\ufeff",
                "\udb40\udc41",
                HIGH,
                LOW);
        for (ValueType<?> type : ValueType.all()) {
            for (String character : hidden) {
                StringBuilder code = new StringBuilder();
                character.chars().forEach(unit -> code.append(String.format("\\u%04x", unit)));
                assertThatExceptionOfType(LiteralParseException.class)
                        .isThrownBy(() -> type.parse("x" + character + "y"))
                        .withMessageContaining("\"x" + code + "y\"")
                        .satisfies(refusal -> assertThat(refusal.getMessage()).doesNotContain(character));
            }
        }
        assertThat(hidden).hasSize(19);
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> StringSet.parse("é\u00a0日" + HIGH + LOW))
                .withMessageContaining("é\u00a0日" + HIGH + LOW);
    }
}
