package io.github.valueranges.benchmarks.jpa;

import io.github.valueranges.benchmarks.jpa.Entities.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.StatelessSession;

/** Writes and loads the same rows by all contestants, which take turns within each round. */
final class Columns {

    private final Database database;
    private final List<Contestant> contestants;
    private final int rows;

    Columns(Database database, List<Contestant> contestants, int rows) {
        this.database = database;
        this.contestants = contestants;
        this.rows = rows;
    }

    Map<Contestant, Timing> insert(int warmUp, int rounds) {
        return inTurn(warmUp, rounds, this::insert);
    }

    Map<Contestant, Timing> load(int warmUp, int rounds) {
        requireAgreement();
        return inTurn(warmUp, rounds, this::load);
    }

    private Map<Contestant, Timing> inTurn(int warmUp, int rounds, Work work) {
        Map<Contestant, Timing> timings = new LinkedHashMap<>();
        contestants.forEach(contestant -> timings.put(contestant, new Timing()));
        for (int round = -warmUp; round < rounds; round++) {
            for (int i = 0; i < contestants.size(); i++) {
                Contestant contestant = contestants.get(Math.floorMod(i + round, contestants.size()));
                Timing timing = timings.computeIfAbsent(contestant, key -> new Timing());
                work.once(contestant, round < 0 ? new Timing() : timing);
            }
        }
        return timings;
    }

    private void insert(Contestant contestant, Timing timing) {
        database.execute("truncate " + contestant.table(), "checkpoint");
        List<Row> made = new ArrayList<>(rows);
        for (int id = 0; id < rows; id++) {
            made.add(contestant.make().apply(id));
        }
        System.gc();
        timing.measure(() -> {
            try (StatelessSession session = database.factory().openStatelessSession()) {
                session.setJdbcBatchSize(100);
                var transaction = session.beginTransaction();
                made.forEach(session::insert);
                transaction.commit();
            }
        });
        database.execute("vacuum analyze " + contestant.table());
    }

    private void load(Contestant contestant, Timing timing) {
        System.gc();
        timing.measure(() -> {
            int loaded = all(contestant).size();
            if (loaded != rows) {
                throw new IllegalStateException(contestant + " loads " + loaded + " rows of " + rows);
            }
        });
    }

    private List<? extends Row> all(Contestant contestant) {
        return database.factory()
                .fromSession(session -> session.createSelectionQuery("from " + contestant.table(), contestant.entity())
                        .getResultList());
    }

    /** A contestant that loads something else has not done the same work. */
    private void requireAgreement() {
        List<Object> expected = null;
        for (Contestant contestant : contestants) {
            List<Object> contents =
                    all(contestant).stream().map(Row::content).sorted().toList();
            if (expected != null && !contents.equals(expected)) {
                throw new IllegalStateException(contestant + " loads other rows than " + contestants.get(0));
            }
            expected = contents;
        }
    }

    private interface Work {
        void once(Contestant contestant, Timing timing);
    }
}
