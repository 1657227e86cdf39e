package com.example.stays;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import org.springframework.boot.context.properties.ConfigurationProperties;

@ConfigurationProperties("stays")
record StaysProperties(LocalDateRange season, LocalDateRangeSet closed, StringSet defaultTags) {}
