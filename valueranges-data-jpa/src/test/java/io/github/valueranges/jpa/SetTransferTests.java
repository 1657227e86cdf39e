package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.DoubleSet;
import io.github.valueranges.IntSet;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.util.List;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A set is read alike, whether the driver receives arrays in binary form or as text. */
class SetTransferTests {

    private static final Map<String, String> STORED = Map.ofEntries(
            Map.entry("text[]", "{b,\"\",a,\"x, \\\"y\\\" \\\\\",b,\"NULL\"}"),
            Map.entry("uuid[]", "{ffffffff-0000-0000-0000-000000000001,00000000-0000-0000-0000-000000000001}"),
            Map.entry("smallint[]", "{3,-32768,3}"),
            Map.entry("integer[]", "{3,-2147483648,3}"),
            Map.entry("bigint[]", "{3,-9223372036854775808,3}"),
            Map.entry("numeric[]", "{1.00,1.0,12345678901234567890.5}"),
            Map.entry("double precision[]", "{0.1,-0,1e300,5e-324}"),
            Map.entry("real[]", "{0.1,-0,1e38,1e-45}"),
            Map.entry("date[]", "{2026-02-01,0001-01-01 BC,infinity,2026-02-01}"),
            Map.entry("time[]", "{24:00:00,00:00:00.000001}"),
            Map.entry("timestamp[]", "{1582-10-10 01:02:03.456789,-infinity}"),
            Map.entry("timestamptz[]", "{1582-10-10 01:02:03.456789+00,infinity}"));

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"prepareThreshold=-1", "prepareThreshold=0", "preferQueryMode=simple"})
    void everySetOfTheServer(String mode) {
        int read = 0;
        try (SessionFactory factory = factory(mode)) {
            for (ValueType<?> type : ValueType.all()) {
                if (type instanceof SetType<?, ?> setType) {
                    String stored = setType.elementClass().getSimpleName().equals("YearMonth")
                            ? "{2026-02-01,0001-01-01 BC}"
                            : STORED.get(setType.postgresName());
                    for (String literal : List.of(stored, "{}")) {
                        assertThat(read(factory, "cast('" + literal + "' as " + setType.postgresName() + ")", setType))
                                .as(setType.postgresName() + " " + literal)
                                .isEqualTo(setType.parse(literal));
                        read++;
                    }
                    assertThat(read(factory, "cast(null as " + setType.postgresName() + ")", setType))
                            .isNull();
                }
            }
        }
        assertThat(read).isEqualTo(28);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"prepareThreshold=-1", "prepareThreshold=0", "preferQueryMode=simple"})
    void whatIsNoArrayOfTheTypeIsReadAsItsText(String mode) {
        try (SessionFactory factory = factory(mode)) {
            assertThat(read(factory, "cast('{b,a}' as text)", SetType.STRING)).isEqualTo(StringSet.of("a", "b"));
            assertThat(read(factory, "cast('{b,a}' as varchar(5)[])", SetType.STRING))
                    .isEqualTo(StringSet.of("a", "b"));
            assertThat(read(factory, "cast('{2,1}' as bigint[])", SetType.INT)).isEqualTo(IntSet.of(1, 2));
            assertThat(read(factory, "cast('{2,1}' as integer[])", SetType.DOUBLE))
                    .isEqualTo(DoubleSet.of(1, 2));
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"prepareThreshold=-1", "prepareThreshold=0", "preferQueryMode=simple"})
    void whatNoSetHoldsIsRefusedWithItsText(String mode) {
        try (SessionFactory factory = factory(mode)) {
            assertThatThrownBy(() -> read(factory, "cast('{a,NULL}' as text[])", SetType.STRING))
                    .hasStackTraceContaining(",NULL}");
            assertThatThrownBy(() -> read(factory, "cast('{{a,b},{c,d}}' as text[])", SetType.STRING))
                    .hasStackTraceContaining("},{");
            assertThatThrownBy(() -> read(factory, "cast('{1,NaN}' as double precision[])", SetType.DOUBLE))
                    .hasStackTraceContaining("NaN");
            assertThatThrownBy(() -> read(factory, "cast('{1,-Infinity}' as real[])", SetType.FLOAT))
                    .hasStackTraceContaining("-Infinity");
        }
    }

    private static SessionFactory factory(String mode) {
        return Factories.create(
                Map.of("hibernate.connection.url", TestPostgres.freshJdbcUrl() + '&' + mode), Room.class);
    }

    private static @Nullable Object read(SessionFactory factory, String expression, SetType<?, ?> type) {
        return factory.fromSession(session -> session.createNativeQuery("select " + expression + " as v", Object.class)
                .addScalar("v", type.javaType())
                .getSingleResultOrNull());
    }
}
