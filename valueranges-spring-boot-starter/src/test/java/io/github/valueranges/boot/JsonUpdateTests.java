package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** A document that changes an object replaces its values, and a key stands once. */
class JsonUpdateTests {

    record Right(String value) {}

    static class Stay {
        public @Nullable LocalDateRange range = LocalDateRange.parse("[2026-06-01,2026-06-08]");
        public @Nullable LocalDateRangeSet openings = LocalDateRangeSet.parse("{[2026-06-01,2026-06-08]}");
        public @Nullable StringSet tags = StringSet.of("quiet");
        public @Nullable WrapperSet<Right> rights = WrapperSet.of(Right.class, new Right("read"));
    }

    private static List<JsonMapper> mappers() {
        JsonMapper plain =
                JsonMapper.builder().addModule(new ValueRangesJacksonModule()).build();
        return List.of(plain, plain.rebuild().defaultMergeable(true).build());
    }

    @Test
    void aValueIsReplacedAndWhatIsNotGivenStays() {
        int updated = 0;
        for (JsonMapper mapper : mappers()) {
            Stay stay = mapper.readerForUpdating(new Stay())
                    .readValue("{\"range\":\"[2026-07-01,)\",\"tags\":[\"late\"],\"rights\":[\"write\"]}");
            assertThat(stay.range).hasToString("[2026-07-01,)");
            assertThat(stay.tags).hasToString("{late}");
            assertThat(stay.rights).hasToString("{write}");
            assertThat(stay.openings).hasToString("{[2026-06-01,2026-06-08]}");
            Stay without = mapper.readerForUpdating(new Stay()).readValue("{\"range\":null,\"tags\":[]}");
            assertThat(without.range).isNull();
            assertThat(without.tags).hasToString("{}");
            updated++;
        }
        assertThat(updated).isEqualTo(2);
    }

    @Test
    void ofTwoSpellingsOfOneKeyTheLastStays() {
        int read = 0;
        for (JsonMapper mapper : mappers()) {
            Map<LocalDateRange, Integer> prices = mapper.readValue(
                    "{\"[2026-06-01,2026-06-08]\":1,\"[2026-06-01,2026-06-09)\":2,\"empty\":3}",
                    new TypeReference<Map<LocalDateRange, Integer>>() {});
            assertThat(prices)
                    .isEqualTo(Map.of(LocalDateRange.parse("[2026-06-01,2026-06-08]"), 2, LocalDateRange.empty(), 3));
            read++;
        }
        assertThat(read).isEqualTo(2);
    }
}
