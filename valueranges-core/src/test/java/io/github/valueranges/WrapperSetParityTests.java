package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.oracles.Recorder;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Promise: a set of wrapped texts is byte for byte the set of the texts, in its literal, its JSON, its order and its
 * operations; only its elements are of the wrapper's type. The same sets are made of both, and every operation is
 * compared over every ordered pair.
 *
 * <p>Not established: JSON by a mapper with nothing registered, which other tests hold, and the store.
 */
@Tag("server")
class WrapperSetParityTests {

    record Tag(String value) {}

    record OtherTag(String value) {}

    /** Refuses what is blank, and keeps lower case. */
    record Code(String value) {
        Code {
            if (value.isBlank()) {
                throw new IllegalArgumentException("a code is not blank");
            }
            value = value.toLowerCase(Locale.ROOT);
        }
    }

    record BirthDay(LocalDate day) {}

    record Two(String first, String second) {}

    record Unknown(StringBuilder value) {}

    static final class Label {
        final String text;

        Label(String text) {
            this.text = text;
        }
    }

    private static final List<String> UNIVERSE =
            List.of("", "NULL", "a", "a\"b\\", " b ", "\ufffd", "\ud83d\ude00", "\u00a0");

    private static final int SETS = 256;

    private static List<String> elements(int bits) {
        List<String> elements = new ArrayList<>();
        for (int i = 0; i < UNIVERSE.size(); i++) {
            if ((bits >> i & 1) == 1) {
                elements.add(UNIVERSE.get(i));
            }
        }
        Collections.reverse(elements);
        return elements;
    }

    private static StringSet plain(int bits) {
        return StringSet.of(elements(bits));
    }

    private static WrapperSet<Tag> wrapped(int bits) {
        return WrapperSet.of(Tag.class, elements(bits).stream().map(Tag::new).toList());
    }

    private static List<String> unwrapped(WrapperSet<Tag> set) {
        return set.stream().map(Tag::value).toList();
    }

    @Test
    void everySetHasTheTextOfTheTexts() throws Exception {
        Recorder.sweep(getClass(), "text", SETS * 9L, recorder -> {
            for (int bits = 0; bits < SETS; bits++) {
                StringSet plain = plain(bits);
                WrapperSet<Tag> wrapped = wrapped(bits);
                recorder.check(plain + " as text", plain.toString(), wrapped.toString());
                recorder.check(plain + " as list", plain.toList(), unwrapped(wrapped));
                recorder.check(plain + " as JSON", plain.toJson(), wrapped.toJson());
                recorder.check(
                        plain + " as backing list",
                        plain.type().toBackingList(plain),
                        wrapped.type().toBackingList(wrapped));
                recorder.check(plain + " as size", plain.size(), wrapped.size());
                recorder.check(plain + " as emptiness", plain.isEmpty(), wrapped.isEmpty());
                recorder.check(plain + " as hash", plain.hashCode(), wrapped.hashCode());
                recorder.check(plain + " parsed", wrapped, WrapperSet.parse(Tag.class, plain.toString()));
                recorder.check(
                        plain + " of another wrapper",
                        false,
                        wrapped.equals(WrapperSet.parse(OtherTag.class, plain.toString())));
            }
        });
    }

    @Test
    void everyOperationOverEveryPairIsThatOfTheTexts() throws Exception {
        List<StringSet> plain =
                IntStream.range(0, SETS).mapToObj(bits -> plain(bits)).toList();
        List<WrapperSet<Tag>> wrapped =
                IntStream.range(0, SETS).mapToObj(bits -> wrapped(bits)).toList();
        Recorder.sweep(getClass(), "pairs", SETS * SETS * 10L, recorder -> {
            for (int i = 0; i < SETS; i++) {
                for (int j = 0; j < SETS; j++) {
                    StringSet a = plain.get(i);
                    StringSet b = plain.get(j);
                    WrapperSet<Tag> c = wrapped.get(i);
                    WrapperSet<Tag> d = wrapped.get(j);
                    recorder.check(() -> a + " overlaps " + b, a.overlaps(b), () -> c.overlaps(d));
                    recorder.check(() -> a + " is subset of " + b, a.isSubsetOf(b), () -> c.isSubsetOf(d));
                    recorder.check(() -> a + " is superset of " + b, a.isSupersetOf(b), () -> c.isSupersetOf(d));
                    recorder.check(
                            () -> a + " is proper subset of " + b, a.isProperSubsetOf(b), () -> c.isProperSubsetOf(d));
                    recorder.check(
                            () -> a + " is proper superset of " + b,
                            a.isProperSupersetOf(b),
                            () -> c.isProperSupersetOf(d));
                    recorder.check(() -> a + " union " + b, a.union(b).toList(), () -> unwrapped(c.union(d)));
                    recorder.check(
                            () -> a + " intersect " + b, a.intersect(b).toList(), () -> unwrapped(c.intersect(d)));
                    recorder.check(() -> a + " except " + b, a.except(b).toList(), () -> unwrapped(c.except(d)));
                    recorder.check(() -> a + " equals " + b, a.equals(b), () -> c.equals(d));
                    recorder.check(
                            () -> a + " compared with " + b,
                            Integer.signum(a.compareTo(b)),
                            () -> Integer.signum(c.compareTo(d)));
                }
            }
        });
    }

    @Test
    void everyOperationWithAnElementIsThatOfTheTexts() throws Exception {
        Recorder.sweep(getClass(), "elements", SETS * 8L * 4, recorder -> {
            for (int bits = 0; bits < SETS; bits++) {
                StringSet plain = plain(bits);
                WrapperSet<Tag> wrapped = wrapped(bits);
                for (String element : UNIVERSE) {
                    Tag tag = new Tag(element);
                    recorder.check(
                            () -> plain + " contains " + element, plain.contains(element), () -> wrapped.contains(tag));
                    recorder.check(
                            () -> plain + " as set contains " + element,
                            plain.asSet().contains(element),
                            () -> wrapped.asSet().contains(tag));
                    recorder.check(
                            () -> plain + " add " + element,
                            plain.add(element).toString(),
                            () -> wrapped.add(tag).toString());
                    recorder.check(
                            () -> plain + " remove " + element,
                            plain.remove(element).toString(),
                            () -> wrapped.remove(tag).toString());
                }
            }
        });
    }

    @Test
    void theDescriptorNamesTheTypesOfTheTexts() {
        SetType<Tag, WrapperSet<Tag>> type = SetType.wrapper(Tag.class);

        assertThat(type)
                .isSameAs(SetType.wrapper(Tag.class))
                .isSameAs(wrapped(1).type());
        assertThat(type.elementClass()).isEqualTo(Tag.class);
        assertThat(type.backingClass()).isEqualTo(String.class);
        assertThat(type.postgresName()).isEqualTo("text[]");
        assertThat(type.postgresElementName()).isEqualTo("text");
        assertThat(type.isNumeric()).isFalse();
        assertThat(type.unwrap(new Tag("a"))).isEqualTo("a");
        assertThat(type.wrap("a")).isEqualTo(new Tag("a"));
        assertThat(type.empty()).hasToString("{}").isEqualTo(WrapperSet.empty(Tag.class));
        assertThat(WrapperSet.of(Tag.class, new Tag("b"), new Tag("a"), new Tag("b")))
                .hasToString("{a,b}");
    }

    @Test
    void whatTheWrapperRefusesNeverBecomesAnElement() {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> WrapperSet.parse(Code.class, "{a,\" \"}"))
                .withMessageContaining("a code is not blank")
                .withCauseInstanceOf(IllegalArgumentException.class)
                .satisfies(refusal -> assertThat(refusal.getErrorIndex()).isEqualTo(3));
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> SetType.wrapper(Code.class).wrap(" "))
                .withMessageContaining("a code is not blank");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> WrapperSet.of(Tag.class, new Tag("\u0000")));
        assertThatExceptionOfType(NullPointerException.class)
                .isThrownBy(() -> WrapperSet.of(Tag.class, new Tag(null)))
                .withMessageContaining("Tag");
    }

    @Test
    void whatTheWrapperMakesEqualIsOneElement() {
        assertThat(WrapperSet.parse(Code.class, "{B,a,A,b}")).hasToString("{a,b}");
    }

    @Test
    void aWrapperOfDaysIsASetOfDays() {
        WrapperSet<BirthDay> days = WrapperSet.of(
                BirthDay.class,
                new BirthDay(LocalDate.MAX),
                new BirthDay(LocalDate.of(-43, 3, 15)),
                new BirthDay(LocalDate.of(2026, 6, 1)),
                new BirthDay(LocalDate.MIN));

        assertThat(days).hasToString("{-infinity,\"0044-03-15 BC\",2026-06-01,infinity}");
        assertThat(days.type().postgresName()).isEqualTo("date[]");
        assertThat(WrapperSet.parse(BirthDay.class, days.toString())).isEqualTo(days);
        assertThat(PostgresAnswers.rows(
                        "select a::date[]::text from unnest(?::text[]) as t(a)", List.of(days.toString())))
                .containsExactly(List.of(days.toString()));
    }

    @Test
    void anyTypeIsAWrapperOnceItIsDeclared() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> WrapperSet.empty(Label.class))
                .withMessageContaining("WrapperSet.declare");

        WrapperSet.declare(Label.class, String.class, label -> label.text, Label::new);

        WrapperSet<Label> labels = WrapperSet.parse(Label.class, "{b,a,b}");
        assertThat(labels).hasToString("{a,b}").isEqualTo(WrapperSet.of(Label.class, new Label("a"), new Label("b")));
        assertThat(labels.contains(new Label("a"))).isTrue();
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> WrapperSet.declare(Label.class, String.class, label -> label.text, Label::new));
    }

    record UsedRecord(String value) {}

    /** The sets that were made so far would be of one form, the later ones of another. */
    @Test
    void aRecordThatWasUsedIsNotDeclaredAnyMore() {
        WrapperSet<UsedRecord> before = WrapperSet.of(UsedRecord.class, new UsedRecord("a"));

        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> WrapperSet.declare(
                        UsedRecord.class, String.class, used -> "x" + used.value(), UsedRecord::new));
        assertThat(WrapperSet.of(UsedRecord.class, new UsedRecord("a"))).isEqualTo(before);
    }

    record DeclaredRecord(String value) {}

    @Test
    void aDeclarationIsPreferredToTheRecord() {
        WrapperSet.declare(
                DeclaredRecord.class,
                String.class,
                declared -> "#" + declared.value(),
                text -> new DeclaredRecord(text.substring(1)));

        assertThat(WrapperSet.of(DeclaredRecord.class, new DeclaredRecord("a"))).hasToString("{#a}");
        assertThat(WrapperSet.parse(DeclaredRecord.class, "{#a}").toList()).containsExactly(new DeclaredRecord("a"));
    }

    @Test
    void whatWrapsNoElementIsRefusedByName() {
        for (Class<?> type : List.of(Two.class, Unknown.class, String.class, Object.class, Locale.class)) {
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .as(type.getName())
                    .isThrownBy(() -> SetType.wrapper(type))
                    .withMessageContaining(type.getName());
        }
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> WrapperSet.declare(
                        Two.class,
                        StringBuilder.class,
                        two -> new StringBuilder(two.first()),
                        text -> new Two("", "")));
    }

    @Test
    void anAnswerInTheOrderOfUtf16IsNoticed() {
        Recorder recorder = Recorder.of(getClass(), "planted");
        recorder.check(
                "sorted by units",
                plain(0b0110_0000).toList(),
                unwrapped(wrapped(0b0110_0000)).stream().sorted().toList());
        assertThatThrownBy(() -> recorder.conclude(1)).hasMessageContaining("sorted by units");
    }
}
