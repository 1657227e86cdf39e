package com.example.stays;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@SpringBootApplication
@RestController
public class StaysApplication {

    public static void main(String[] args) {
        SpringApplication.run(StaysApplication.class, args);
    }

    record Stay(LocalDateRange stay, LocalDateRangeSet taken, StringSet tags) {}

    @PostMapping("/stays")
    Stay stay(@RequestBody Stay stay) {
        return stay;
    }

    @GetMapping("/nights")
    long nights(@RequestParam LocalDateRange within, @RequestParam StringSet tags) {
        return within.length().orElse(-1) * tags.size();
    }
}
