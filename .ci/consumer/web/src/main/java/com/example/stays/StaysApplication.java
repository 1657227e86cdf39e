package com.example.stays;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.jpa.Ranges;
import io.github.valueranges.jpa.Sets;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@SpringBootApplication
@ConfigurationPropertiesScan
@RestController
public class StaysApplication {

    private final Stays stays;
    private final StaysProperties properties;

    StaysApplication(Stays stays, StaysProperties properties) {
        this.stays = stays;
        this.properties = properties;
    }

    public static void main(String[] args) {
        SpringApplication.run(StaysApplication.class, args);
    }

    record Body(String room, LocalDateRange nights, LocalDateRangeSet cleaning, StringSet tags) {}

    @PostMapping("/stays")
    Body stay(@RequestBody Body body) {
        StringSet tags = body.tags() == null ? properties.defaultTags() : body.tags();
        return body(stays.save(new Stay(body.room(), body.nights(), body.cleaning(), tags)));
    }

    @GetMapping("/stays")
    List<Body> stays(@RequestParam LocalDateRange within, @RequestParam StringSet tags) {
        return stays.findAll(Ranges.isContainedBy(Stay::getNights, within).and(Sets.isSupersetOf(Stay::getTags, tags)))
                .stream()
                .map(StaysApplication::body)
                .toList();
    }

    @GetMapping("/free")
    LocalDateRangeSet free(@RequestParam LocalDateRange within) {
        return stays.gaps(Stay::getNights, within).except(properties.closed()).intersect(properties.season());
    }

    private static Body body(Stay stay) {
        return new Body(stay.getRoom(), stay.getNights(), stay.getCleaning(), stay.getTags());
    }
}
