package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.cbor.CBORMapper;
import tools.jackson.dataformat.xml.XmlMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The other formats of Jackson, by mappers that nobody told about these types. */
class JacksonFormatsTests {

    private final YAMLMapper yaml = new YAMLMapper();
    private final CBORMapper cbor = new CBORMapper();
    private final XmlMapper xml = new XmlMapper();

    record Stay(LocalDateRange stay, StringSet tags, IntSet numbers) {}

    record Stays(Map<LocalDateRange, Integer> prices) {}

    private static int readBack(ObjectMapper mapper) {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            for (Object value : TypeSamples.of(type)) {
                for (Class<?> declared : TypeSamples.declarable(type, value)) {
                    JavaType one = mapper.constructType(declared);
                    assertThat(mapper.<Object>readValue(mapper.writeValueAsBytes(value), one))
                            .isEqualTo(value);
                    JavaType keyed = mapper.getTypeFactory()
                            .constructMapType(Map.class, one, mapper.constructType(Integer.class));
                    assertThat(mapper.<Object>readValue(mapper.writeValueAsBytes(Map.of(value, 1)), keyed))
                            .isEqualTo(Map.of(value, 1));
                    cases++;
                }
            }
        }
        return cases;
    }

    @Test
    void everyValueIsReadBackFromYamlAndFromCbor() {
        assertThat(readBack(yaml)).isEqualTo(TypeSamples.declarableCount());
        assertThat(readBack(cbor)).isEqualTo(TypeSamples.declarableCount());
    }

    @Test
    void yamlHasTheFormOfJsonAndQuotesTextsThatLookLikeSomethingElse() {
        Stay stay = new Stay(
                LocalDateRange.parse("[2026-06-01,2026-06-08]"),
                StringSet.of("1", "sea", "true", "null", "~", ""),
                IntSet.of(1, 2));
        assertThat(yaml.writeValueAsString(stay)).isEqualTo("""
                ---
                stay: "[2026-06-01,2026-06-08]"
                tags:
                - ""
                - "1"
                - "null"
                - "sea"
                - "true"
                - "~"
                numbers:
                - 1
                - 2
                """);
        assertThat(yaml.readValue(yaml.writeValueAsString(stay), Stay.class)).isEqualTo(stay);
    }

    @Test
    void inXmlAValueSetIsWrittenAndNotRead() {
        Stay stay =
                new Stay(LocalDateRange.parse("[2026-06-01,2026-06-08]"), StringSet.of("bath", "sea"), IntSet.of(1));
        String written = xml.writeValueAsString(stay);
        assertThat(written)
                .isEqualTo("<Stay><stay>[2026-06-01,2026-06-08]</stay><tags>bath</tags><tags>sea</tags>"
                        + "<numbers>1</numbers></Stay>");
        assertThatThrownBy(() -> xml.readValue(written, Stay.class)).isInstanceOf(JacksonException.class);
        assertThat(xml.readValue("<Stay><stay>[2026-06-01,2026-06-09)</stay></Stay>", Stay.class)
                        .stay())
                .isEqualTo(stay.stay());
    }

    @Test
    void inXmlNoValueIsTheNameOfAnElement() {
        String written = xml.writeValueAsString(new Stays(Map.of(LocalDateRange.parse("[2026-06-01,2026-06-08]"), 80)));
        assertThatThrownBy(() -> xml.readValue(written, Stays.class))
                .as(written)
                .isInstanceOf(JacksonException.class);
        assertThat(List.of("[", ",", "]")).allMatch(written::contains);
    }
}
