package io.github.valueranges.sample;

import org.springframework.boot.SpringApplication;

/** The service with the clock of the tests. */
final class AheadOfTimeProgram {

    private AheadOfTimeProgram() {}

    public static void main(String[] arguments) {
        SpringApplication.run(new Class<?>[] {BookingsApplication.class, ServiceTest.StandingClock.class}, arguments);
    }
}
