package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

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
            assertThat(type.parse(literal)).isNotNull();
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
        assertThat(refused).isGreaterThan(500);
        assertThat(whole).isGreaterThan(10);
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
