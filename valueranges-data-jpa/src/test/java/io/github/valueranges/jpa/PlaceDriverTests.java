package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.postgres.TestPostgres;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However the driver sends and reads, every type is kept in every place of an entity, and in its document. */
class PlaceDriverTests {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "preferQueryMode=simple",
                "prepareThreshold=1&reWriteBatchedInserts=true",
                "stringtype=unspecified&binaryTransfer=false"
            })
    void everyPlaceKeepsEveryValue(String driver) {
        String url = TestPostgres.freshJdbcUrl();
        Map<String, Object> settings = Map.of(
                "hibernate.connection.url",
                url + (url.contains("?") ? "&" : "?") + driver,
                "hibernate.jdbc.batch_size",
                20);
        int kept = 0;
        try (SessionFactory factory = Factories.create(settings, Place.entities(Place::entity))) {
            for (Place place : Place.ALL) {
                long last = factory.fromTransaction(session -> {
                    long id = 0;
                    for (Object value : place.values()) {
                        session.persist(place.create(++id, value));
                    }
                    return id;
                });
                long id = 0;
                for (Object value : place.values()) {
                    long each = ++id;
                    assertThat(factory.<Map<String, Object>>fromSession(
                                    session -> place.read(session.find(place.entity(), each))))
                            .as("%s %s", place, value)
                            .isEqualTo(place.read(place.create(each, value)));
                    kept++;
                }
                assertThat(id).isEqualTo(last);
            }
        }
        assertThat(kept).isGreaterThan(Place.ALL.size() * 5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jackson preferQueryMode=simple",
                "jackson3 prepareThreshold=1",
                "jackson3 stringtype=unspecified"
            })
    void everyDocumentKeepsEveryValue(String mapperAndDriver) {
        int space = mapperAndDriver.indexOf(' ');
        String url = TestPostgres.freshJdbcUrl();
        Map<String, Object> settings = Map.of(
                "hibernate.connection.url",
                url + (url.contains("?") ? "&" : "?") + mapperAndDriver.substring(space + 1),
                "hibernate.type.json_format_mapper",
                mapperAndDriver.substring(0, space));
        int kept = 0;
        try (SessionFactory factory = Factories.create(settings, Place.entities(Place::documented))) {
            for (Place place : Place.ALL) {
                if (!place.isWrapperSet()) {
                    for (Object value : place.twoValues()) {
                        long id = ++kept;
                        factory.inTransaction(session -> session.persist(place.documented(id, value)));
                        Object read = factory.fromSession(session -> session.find(place.documented(), id));
                        assertThat(Place.get(Place.get(read, "document"), "value"))
                                .as("%s %s", place, value)
                                .isEqualTo(value);
                    }
                }
            }
        }
        assertThat(kept).isGreaterThan(60);
    }
}
