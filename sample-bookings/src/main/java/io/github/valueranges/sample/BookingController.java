package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalTimeRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.boot.constraints.RangeLength;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/api/bookings")
class BookingController {

    private final BookingService bookings;

    BookingController(BookingService bookings) {
        this.bookings = bookings;
    }

    @PostMapping(consumes = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<BookingResponse> book(@Valid @RequestBody BookingRequest request) {
        Booking booking =
                bookings.book(request.room(), request.guest(), request.stay(), request.arrival(), request.requests());
        return ResponseEntity.created(URI.create("/api/bookings/" + booking.getId()))
                .body(BookingResponse.of(booking));
    }

    @GetMapping
    List<BookingResponse> find(
            @RequestParam @Nullable LocalDateRange overlapping,
            @RequestParam @Nullable LocalDate on,
            @RequestParam @Nullable @PlainText String room,
            @RequestParam @Nullable StringSet request) {
        return bookings.find(overlapping, on, room, request).stream()
                .map(BookingResponse::of)
                .toList();
    }

    @GetMapping("/{id}")
    BookingResponse get(@PathVariable long id) {
        return BookingResponse.of(bookings.get(id));
    }

    @PutMapping(path = "/{id}/stay", consumes = MediaType.APPLICATION_JSON_VALUE)
    BookingResponse move(@PathVariable long id, @RequestBody @TwoEnds LocalDateRange stay) {
        return BookingResponse.of(bookings.move(id, stay));
    }

    @DeleteMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void cancel(@PathVariable long id) {
        bookings.cancel(id);
    }

    record BookingRequest(
            @NotNull(message = PlainText.MISSING) @PlainText String room,
            @NotNull(message = PlainText.MISSING) @PlainText String guest,
            @NotNull(message = PlainText.MISSING) @TwoEnds LocalDateRange stay,

            @RangeLength(min = "PT1M", message = "must last a minute or more, as [15:00,18:00) does") @Nullable
            LocalTimeRange arrival,

            @Nullable StringSet requests) {}

    record BookingResponse(
            long id,
            String room,
            String guest,
            LocalDateRange stay,
            @Nullable LocalTimeRange arrival,
            StringSet requests,
            Instant bookedAt) {

        static BookingResponse of(Booking booking) {
            return new BookingResponse(
                    Objects.requireNonNull(booking.getId()),
                    booking.getRoom().getNumber(),
                    booking.getGuest(),
                    booking.getStay(),
                    booking.getArrival(),
                    booking.getRequests(),
                    booking.getBookedAt());
        }
    }
}
