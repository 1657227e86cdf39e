package io.github.valueranges.sample;

import org.junit.jupiter.api.Tag;

/** The same answers from the service that was processed ahead of time. */
@Tag("server")
@Tag("any-version")
class AheadOfTimeBadInputTests extends BadInputTests {

    @Override
    Hotel hotel() {
        return AheadOfTime.hotel();
    }

    @Override
    Hotel mockHotel() {
        return AheadOfTime.hotel();
    }
}
