package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The default locale and the default time zone of the machine change no text, no order and no message. */
@Isolated("sets the default locale and time zone")
class LocaleAndTimeZoneTests {

    private final Locale locale = Locale.getDefault();
    private final TimeZone timeZone = TimeZone.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(locale);
        TimeZone.setDefault(timeZone);
    }

    /** Everything that is read, written, sorted or refused, as one list of texts. */
    private static List<String> everything() {
        List<String> all = new ArrayList<>();
        for (ValueType<?> type : ValueType.all()) {
            Object value = type.parse(type.example());
            all.add(type + " " + value + " " + type.empty() + " " + type.postgresName());
            for (String bad :
                    List.of("", "x", "[2026-06-31,)", "{NULL}", "[I,i)", "[2026-06-08,2026-06-01]", "\u0130")) {
                try {
                    all.add(type.parse(bad).toString());
                } catch (LiteralParseException refused) {
                    all.add(refused.getMessage());
                }
            }
        }
        for (String literal :
                List.of("EMPTY", "[2026-06-01,INFINITY)", "[0044-03-15 BC,0001-02-28 bc]", "(-INFINITY,)")) {
            all.add(LocalDateRange.parse(literal).toString());
        }
        all.add(LocalDateRangeSet.parse("{EMPTY,[10000-01-01,INFINITY]}").toString());
        all.add(StringSet.of("i", "I", "ı", "İ", "ä", "z", "Z", "ß", "NULL").toString());
        all.add(LocalDateRange.singleton(LocalDate.of(2026, 6, 1)).shift(30).toString());
        try {
            LocalDateRange.singleton(LocalDate.of(2026, 6, 1)).shift(Long.MAX_VALUE);
        } catch (ArithmeticException refused) {
            all.add(refused.getMessage());
        }
        return all;
    }

    @Test
    void theComparedTextsAreMany() {
        assertThat(everything()).hasSize(ValueType.all().size() * 8 + 8).contains("empty", "(-infinity,)");
    }

    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource({
        "ar-EG-u-nu-arab, Africa/Cairo",
        "th-TH-u-ca-buddhist-nu-thai, Asia/Bangkok",
        "tr-TR, Europe/Istanbul",
        "ja-JP-u-ca-japanese, Asia/Tokyo",
        "fa-IR-u-ca-persian-nu-arabext, Asia/Tehran",
        "az-AZ, America/New_York",
        "de-DE, Pacific/Apia"
    })
    void nothingChanges(String tag, String zone) {
        List<String> before = everything();

        Locale.setDefault(Locale.forLanguageTag(tag));
        TimeZone.setDefault(TimeZone.getTimeZone(zone));

        assertThat(everything()).isEqualTo(before);
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> LocalDateRange.parse("[\u0662\u0660\u0662\u0666-\u0660\u0666-\u0660\u0661,)"));
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> LocalDateRange.parse("[\u0e52\u0e50\u0e52\u0e56-\u0e50\u0e56-\u0e50\u0e51,)"));
    }
}
