package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import java.math.BigDecimal;
import java.util.List;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/api")
class RoomController {

    private final RoomService rooms;

    RoomController(RoomService rooms) {
        this.rooms = rooms;
    }

    @GetMapping("/rooms")
    List<RoomResponse> find(@RequestParam(defaultValue = "{}") StringSet amenity) {
        return rooms.withAmenities(amenity).stream().map(RoomResponse::of).toList();
    }

    @GetMapping("/rooms/{number}")
    RoomResponse get(@PathVariable @PlainText String number) {
        return RoomResponse.of(rooms.get(number));
    }

    @GetMapping("/rooms/{number}/free")
    FreeResponse free(@PathVariable @PlainText String number, @RequestParam @TwoEnds LocalDateRange within) {
        LocalDateRangeSet free = rooms.free(number, within);
        return new FreeResponse(number, within, free, free.length().orElseThrow());
    }

    @PutMapping(path = "/rooms/{number}/openings", consumes = MediaType.APPLICATION_JSON_VALUE)
    RoomResponse open(@PathVariable @PlainText String number, @RequestBody LocalDateRangeSet openings) {
        return RoomResponse.of(rooms.open(number, openings));
    }

    @GetMapping("/occupancy")
    List<Occupancy> occupancy(@RequestParam @TwoEnds LocalDateRange within) {
        return rooms.occupancy(within);
    }

    record RoomResponse(
            String number, String kind, StringSet amenities, BigDecimal nightlyRate, LocalDateRangeSet openings) {

        static RoomResponse of(Room room) {
            return new RoomResponse(
                    room.getNumber(), room.getKind(), room.getAmenities(), room.getNightlyRate(), room.getOpenings());
        }
    }

    record FreeResponse(String room, LocalDateRange within, LocalDateRangeSet free, long nights) {}
}
