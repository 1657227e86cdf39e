package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalTimeRangeSet;
import io.github.valueranges.StringSet;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/api/hotel")
class HotelController {

    private final BookingsProperties properties;

    HotelController(BookingsProperties properties) {
        this.properties = properties;
    }

    @GetMapping
    HotelResponse get() {
        return new HotelResponse(properties.season(), properties.quietHours(), properties.defaultRequests());
    }

    record HotelResponse(LocalDateRange season, LocalTimeRangeSet quietHours, StringSet defaultRequests) {}
}
