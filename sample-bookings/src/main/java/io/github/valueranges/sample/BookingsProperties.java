package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalTimeRangeSet;
import io.github.valueranges.StringSet;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The settings of the hotel.
 *
 * @param season the nights on which the hotel is open
 * @param quietHours the hours in which nobody arrives; around midnight they are two ranges
 * @param defaultRequests what a guest is taken to want who says nothing about it
 */
@ConfigurationProperties("bookings")
record BookingsProperties(
        @DefaultValue("(,)") LocalDateRange season,
        @DefaultValue("{}") LocalTimeRangeSet quietHours,
        @DefaultValue("{}") StringSet defaultRequests) {}
