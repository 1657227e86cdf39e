package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamConstants;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is read from a stream is a valid value, whoever wrote the stream. */
class SerializationTests {

    record Right(String value) implements Comparable<Right> {
        Right {
            if (value.isBlank()) {
                throw new IllegalArgumentException("a right has a name");
            }
        }

        @Override
        public int compareTo(Right other) {
            return value.compareTo(other.value);
        }
    }

    @Test
    void everyValueIsReadBack() throws Exception {
        int cases = 0;
        for (Object value : everyValue()) {
            Object read = read(write(value));
            assertThat(read).isEqualTo(value).hasSameClassAs(value).hasSameHashCodeAs(value);
            assertThat(read).hasToString(value.toString());
            cases++;
        }
        assertThat(cases).isEqualTo(11 * 8 + 11 * 5 + 14 * 3 + 3);
    }

    @Test
    void valuesInsideACollectionAreReadBack() throws Exception {
        ArrayList<Object> values = new ArrayList<>(everyValue());
        assertThat(read(write(values))).isEqualTo(values);
    }

    @Test
    void valuesAtTheInfinitiesAreReadBack() throws Exception {
        for (String literal : List.of(
                "[-infinity,infinity]",
                "(-infinity,infinity)",
                "[2026-06-01,infinity)",
                "[\"4714-11-24 BC\",)",
                "(,)")) {
            assertThat(read(write(LocalDateRange.parse(literal)))).isEqualTo(LocalDateRange.parse(literal));
            assertThat(read(write(LocalDateRangeSet.parse("{" + literal + "}"))))
                    .isEqualTo(LocalDateRangeSet.parse("{" + literal + "}"));
        }
    }

    @Test
    void wrapperSetsKeepTheirWrapper() throws Exception {
        WrapperSet<Right> rights = WrapperSet.of(Right.class, new Right("write"), new Right("read"));
        WrapperSet<?> read = (WrapperSet<?>) read(write(rights));
        assertThat(read.toList()).isEqualTo(List.of(new Right("read"), new Right("write")));
        assertThat(read.type()).isSameAs(SetType.wrapper(Right.class));
    }

    @Test
    void aRangeWhoseBoundsWereSwappedIsRefused() throws Exception {
        byte[] stream = write(LocalDateRange.closed(LocalDate.parse("2026-06-01"), LocalDate.parse("2026-06-08")));
        byte[] first = {(byte) (2026 >> 8), (byte) 2026, 6, 1};
        byte[] ninth = {(byte) (2026 >> 8), (byte) 2026, 6, 9};
        assertThatThrownBy(() -> read(replace(stream, first, ninth)))
                .isInstanceOf(InvalidObjectException.class)
                .hasMessageContaining("lower bound 2026-06-09 is after upper bound 2026-06-08");
    }

    @ParameterizedTest(name = "{0} as {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "{[2026-06-01,2026-06-08]}; {[2026-06-09,2026-06-08]}; lower bound 2026-06-09 is after upper bound",
                "{[2026-06-01,2026-06-08]}; {[2026-06-31,2026-07-08]}; expected a day from 01 to 30",
                "{[2026-06-01,2026-06-08]}; [[2026-06-01,2026-06-08]]; expected {"
            })
    void aRangeSetWithAnInvalidLiteralIsRefused(String written, String forged, String reason) throws Exception {
        byte[] stream = write(LocalDateRangeSet.parse(written));
        assertThatThrownBy(() -> read(replace(stream, ascii(written), ascii(forged))))
                .isInstanceOf(InvalidObjectException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void aSetWithAnInvalidLiteralIsRefused() throws Exception {
        byte[] stream = write(StringSet.of("alpha", "beta"));
        assertThatThrownBy(() -> read(replace(stream, ascii("{alpha,beta}"), ascii("{alpha,NULL}"))))
                .isInstanceOf(InvalidObjectException.class)
                .hasMessageContaining("NULL");
        assertThat(read(replace(stream, ascii("{alpha,beta}"), ascii("{beta,alpha}"))))
                .isEqualTo(StringSet.of("alpha", "beta"));
        assertThat(read(replace(stream, ascii("{alpha,beta}"), ascii("{beta, beta}"))))
                .isEqualTo(StringSet.of("beta"));
    }

    @Test
    void aWrapperThatItsConstructorRefusesIsRefused() throws Exception {
        byte[] stream = write(WrapperSet.of(Right.class, new Right("read")));
        assertThatThrownBy(() -> read(replace(stream, ascii("{read}"), ascii("{\"  \"}"))))
                .isInstanceOf(InvalidObjectException.class)
                .hasMessageContaining("a right has a name");
    }

    @Test
    void aTypeThatIsNoneOfOursIsRefused() {
        assertThatThrownBy(() -> read(write(new SerializedLiteral(String.class, null, "{}"))))
                .isInstanceOf(InvalidObjectException.class);
        assertThatThrownBy(() -> read(write(new SerializedLiteral(WrapperSet.class, null, "{}"))))
                .isInstanceOf(InvalidObjectException.class);
        assertThatThrownBy(() -> read(write(new SerializedLiteral(WrapperSet.class, Integer.class, "{}"))))
                .isInstanceOf(InvalidObjectException.class);
    }

    @Test
    void anObjectWithoutItsLiteralIsRefused() throws Exception {
        List<Class<?>> types = new ArrayList<>(List.of(WrapperSet.class));
        for (ValueType<?> type : ValueType.all()) {
            if (type.variants().isEmpty()) {
                types.add(type.javaType());
            }
        }
        assertThat(types).hasSize(1 + 11 + 14);
        for (Class<?> type : types) {
            assertThatThrownBy(() -> read(bareObject(type, true)))
                    .as("%s with its superclasses", type)
                    .isInstanceOf(InvalidObjectException.class)
                    .hasMessage("the serialised form is the literal");
            assertThatThrownBy(() -> read(bareObject(type, false)))
                    .as("%s without its superclasses", type)
                    .isInstanceOf(InvalidObjectException.class)
                    .hasMessage("the serialised form is the literal");
        }
    }

    private static List<Object> everyValue() {
        List<Object> values = new ArrayList<>();
        for (ValueType<?> type : ValueType.all()) {
            values.addAll(TypeSamples.of(type));
        }
        values.add(WrapperSet.empty(Right.class));
        values.add(WrapperSet.of(Right.class, new Right("write"), new Right("read")));
        values.add(StringSet.of("", "two words", "a\"b", "a\\b", "NULL", "😀"));
        return values;
    }

    private static byte[] write(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    private static Object read(byte[] stream) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
            return in.readObject();
        }
    }

    /** A stream that holds an object of the class with no data, which no serializer would write. */
    private static byte[] bareObject(Class<?> type, boolean withSuperclasses) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
            out.writeShort(ObjectStreamConstants.STREAM_VERSION);
            out.writeByte(ObjectStreamConstants.TC_OBJECT);
            Class<?> described = type;
            do {
                out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
                out.writeUTF(described.getName());
                out.writeLong(ObjectStreamClass.lookup(described).getSerialVersionUID());
                out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
                out.writeShort(0);
                out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
                described = described.getSuperclass();
            } while (withSuperclasses && Serializable.class.isAssignableFrom(described));
            out.writeByte(ObjectStreamConstants.TC_NULL);
        }
        return bytes.toByteArray();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** The stream with bytes in another's place, of the same number and there once. */
    private static byte[] replace(byte[] stream, byte[] written, byte[] forged) {
        assertThat(forged).hasSameSizeAs(written);
        byte[] result = stream.clone();
        int found = 0;
        for (int i = 0; i + written.length <= stream.length; i++) {
            boolean same = true;
            for (int j = 0; j < written.length; j++) {
                same &= stream[i + j] == written[j];
            }
            if (same) {
                System.arraycopy(forged, 0, result, i, forged.length);
                found++;
            }
        }
        assertThat(found).isEqualTo(1);
        return result;
    }
}
