package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import java.util.Map;
import org.hibernate.type.format.jackson.Jackson3JsonFormatMapper;
import org.hibernate.type.format.jackson.JacksonJsonFormatMapper;
import org.junit.jupiter.api.Test;

/**
 * Hibernate takes Jackson 2 for JSON columns as soon as a library brings it along. What such a column holds must not
 * depend on that.
 */
class HibernateJsonTests {

    private final JacksonJsonFormatMapper jackson2 = new JacksonJsonFormatMapper();
    private final Jackson3JsonFormatMapper jackson3 = new Jackson3JsonFormatMapper();

    record Wish(String value) {}

    record Document(
            LocalDateRange stay,
            LocalDateRange.Finite shape,
            LocalDateRangeSet openings,
            StringSet tags,
            Map<LocalDateRange, Integer> prices,
            Map<StringSet, Integer> votes) {}

    record Wishes(WrapperSet<Wish> wishes) {}

    @Test
    void aJsonColumnHoldsTheSameWhicheverJacksonHibernateTakes() {
        LocalDateRange.Finite june = (LocalDateRange.Finite) LocalDateRange.parse("[2026-06-01,2026-06-08]");
        StringSet tags = StringSet.of("sea", "a,b");
        Document document = new Document(
                LocalDateRange.empty(), june, LocalDateRangeSet.of(june), tags, Map.of(june, 90), Map.of(tags, 1));
        String json = jackson3.toString(document, Document.class);
        assertThat(json)
                .isEqualTo("{\"stay\":\"empty\",\"shape\":\"[2026-06-01,2026-06-08]\","
                        + "\"openings\":\"{[2026-06-01,2026-06-08]}\",\"tags\":[\"a,b\",\"sea\"],"
                        + "\"prices\":{\"[2026-06-01,2026-06-08]\":90},\"votes\":{\"{\\\"a,b\\\",sea}\":1}}");
        assertThat(jackson2.toString(document, Document.class)).isEqualTo(json);
        Document back3 = jackson3.fromString(json, Document.class);
        Document back2 = jackson2.fromString(json, Document.class);
        assertThat(back3).isEqualTo(document);
        assertThat(back2).isEqualTo(document);
    }

    @Test
    void aWrapperSetIsReadByTheOneAndRefusedByTheOther() {
        Wishes wishes = new Wishes(WrapperSet.of(Wish.class, new Wish("sea"), new Wish("bath")));
        String json = jackson3.toString(wishes, Wishes.class);
        assertThat(json).isEqualTo("{\"wishes\":[\"bath\",\"sea\"]}");
        assertThat(jackson2.toString(wishes, Wishes.class)).isEqualTo(json);
        Wishes back = jackson3.fromString(json, Wishes.class);
        assertThat(back).isEqualTo(wishes);
        assertThatIllegalArgumentException().isThrownBy(() -> jackson2.fromString(json, Wishes.class));
    }
}
