package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.IntRange;
import io.github.valueranges.LocalDateTimeRange;
import io.github.valueranges.RangeType;
import io.github.valueranges.YearMonthRange;
import java.io.IOException;
import java.io.InputStream;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

class OverlapConflictTests {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Key (stay)=([1,3)) conflicts with existing key (stay)=([2,5)). | [1,3) | [2,5)",
                "Key (room, stay)=(1, (,)) conflicts with existing key (room, stay)=(1, [2,)). | (,) | [2,)",
                "Key (a, b, stay)=(1, 2, (1,3]) conflicts with existing key (a, b, stay)=(1, 2, (2,5]). | (1,3] | (2,5]",
                "Schlüssel »(room, stay)=(1, [1,3))« kollidiert mit vorhandenem Schlüssel »(room, stay)=(1, [2,5))«. | [1,3) | [2,5)",
                "Key (s)=({[1,3),[7,9)}) conflicts with existing key (s)=({[2,5)}). | {[1,3),[7,9)} | {[2,5)}",
                "Key (s)=([1,3)) conflicts with existing key (s)=([\"2026-06-01 10:00:00\",\"2026-06-01 11:00:00\")). | [1,3) |"
                        + " [\"2026-06-01 10:00:00\",\"2026-06-01 11:00:00\")",
                "Key (t, s)=(x (y, [1,3)) conflicts with existing key (t, s)=(x (y, [2,5)). | [1,3) | [2,5)"
            })
    void bothValuesAreTakenFromWhatTheServerSays(String detail, String refused, String existing) {
        OverlapConflict conflict = OverlapConflict.from(violation(detail)).orElseThrow();

        assertThat(conflict).isEqualTo(new OverlapConflict("no_overlap", "booking", refused, existing));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Key conflicts with existing key.",
                "``",
                "(",
                ")=(",
                "(a)=(",
                "(a)=((a)=(",
                "(a)=()(a)=()",
                "(a)=(1)(a)=(2)",
                "Key (stay, room)=([1,3), 7) conflicts with existing key (stay, room)=([2,5), 7).",
                "Key (stay, room)=([1,3), a(b) conflicts with existing key (stay, room)=([2,5), a(b)."
            })
    void whatTheServerDoesNotSayIsAbsent(String detail) {
        OverlapConflict conflict = OverlapConflict.from(violation(detail)).orElseThrow();

        assertThat(conflict).isEqualTo(new OverlapConflict("no_overlap", "booking", "", ""));
        assertThat(conflict.refused(RangeType.INT)).isEmpty();
        assertThat(conflict.existing(RangeType.INT)).isEmpty();
    }

    @Test
    void valuesAreReadAsTheTypeOfTheAttribute() {
        OverlapConflict numbers = new OverlapConflict("c", "t", "[1,3)", "[2,5)");
        OverlapConflict times = new OverlapConflict(
                "c", "t", "[\"2026-06-01 10:00:00\",\"2026-06-01 11:00:00\")", "[2026-05-01,2026-07-01)");

        assertThat(numbers.refused(RangeType.INT)).contains(IntRange.parse("[1,2]"));
        assertThat(numbers.existing(RangeType.INT)).contains(IntRange.parse("[2,4]"));
        assertThat(times.refused(RangeType.LOCAL_DATE_TIME))
                .contains(LocalDateTimeRange.parse("[2026-06-01T10:00,2026-06-01T11:00)"));
        assertThat(times.existing(RangeType.YEAR_MONTH)).contains(YearMonthRange.parse("[2026-05,2026-06]"));
        assertThat(times.existing(RangeType.INT)).isEmpty();
    }

    @Test
    void aConflictIsToldWithoutTheDriver() throws Exception {
        Class<?> conflict = new WithoutDriver().loadClass(OverlapConflict.class.getName());
        Throwable violation = new IllegalStateException(new SQLException("taken", "23P01"));

        Optional<?> found =
                (Optional<?>) conflict.getMethod("from", Throwable.class).invoke(null, violation);
        Optional<?> none =
                (Optional<?>) conflict.getMethod("from", Throwable.class).invoke(null, new SQLException("x", "23505"));

        assertThat(conflict.getClassLoader()).isInstanceOf(WithoutDriver.class);
        assertThat(String.valueOf(found.orElseThrow()))
                .isEqualTo("OverlapConflict[constraint=, table=, refusedLiteral=, existingLiteral=]");
        assertThat(none).isEmpty();
    }

    private static SQLException violation(String detail) {
        return new PSQLException(new ServerErrorMessage(
                "SERROR\0C23P01\0Mconflicting key value\0D" + detail + "\0tbooking\0nno_overlap\0"));
    }

    /** Has the classes of this library and of all others, only not those of the driver. */
    private static final class WithoutDriver extends ClassLoader {

        WithoutDriver() {
            super(OverlapConflictTests.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.startsWith("org.postgresql.")) {
                throw new ClassNotFoundException(name);
            }
            if (!name.startsWith("io.github.valueranges.")) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            try (InputStream bytes = getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (bytes == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] code = bytes.readAllBytes();
                return defineClass(name, code, 0, code.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
