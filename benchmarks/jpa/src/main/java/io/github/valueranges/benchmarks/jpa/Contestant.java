package io.github.valueranges.benchmarks.jpa;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.benchmarks.jpa.Entities.Row;
import io.hypersistence.utils.hibernate.type.range.Range;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;

/**
 * One way to keep a column's worth of data.
 *
 * @param name what the table of results calls it
 * @param entity the entity, named after its class
 * @param make the row of a number, with the same content for all contestants of one contest
 */
record Contestant(String name, Class<? extends Row> entity, IntFunction<Row> make) {

    private static final List<String> TAGS =
            List.of("balcony", "bath", "desk", "garden", "kitchen", "pets", "quiet", "sea view", "shower", "wifi");

    static List<Contestant> ofStays() {
        return List.of(
                new Contestant(
                        "two date columns",
                        Entities.TwoDates.class,
                        id -> new Entities.TwoDates(id, arrival(id), departure(id))),
                new Contestant(
                        "valueranges",
                        Entities.OneRange.class,
                        id -> new Entities.OneRange(id, LocalDateRange.closed(arrival(id), departure(id)))),
                new Contestant(
                        "hypersistence-utils",
                        Entities.HypersistenceRange.class,
                        id -> new Entities.HypersistenceRange(id, Range.closed(arrival(id), departure(id)))));
    }

    static List<Contestant> ofTags() {
        return List.of(
                new Contestant("String[]", Entities.PlainArray.class, id -> new Entities.PlainArray(id, tags(id))),
                new Contestant(
                        "valueranges", Entities.OneSet.class, id -> new Entities.OneSet(id, StringSet.of(tags(id)))));
    }

    private static LocalDate arrival(int id) {
        return LocalDate.of(2020, 1, 1).plusDays(new Random(id).nextInt(3650));
    }

    private static LocalDate departure(int id) {
        return arrival(id).plusDays(id % 14);
    }

    /** Sorted and without repetitions, as a set prints them. */
    private static String[] tags(int id) {
        Random random = new Random(id);
        return TAGS.stream().filter(tag -> random.nextInt(10) < 4).toArray(String[]::new);
    }

    String table() {
        return entity.getSimpleName();
    }

    @Override
    public String toString() {
        return name + Arrays.asList(entity);
    }
}
