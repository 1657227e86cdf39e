package io.github.valueranges.boot;

import tools.jackson.core.Version;
import tools.jackson.databind.JacksonModule;

/**
 * Registers ranges, range sets and value sets with Jackson 3.
 *
 * <p>A range and a range set are a JSON string, their literal: {@code "[2026-06-01,2026-06-08]"}. A value set is a JSON
 * array of its elements, in order and without duplicates: {@code ["bath","sea"]}. As the key of a map each of them is
 * its literal. The empty range is {@code "empty"}, the empty range set is <code>"{}"</code>, the empty value set is
 * {@code []}; JSON's null is Java's. A property declared as one shape of a range ({@code LocalDateRange.Finite})
 * refuses every other shape.
 *
 * <p>The module is found by {@code JsonMapper.builder().findAndAddModules()} and by Spring Boot. Its registration id
 * never changes, so that being found twice is being registered once.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new ValueRangesJacksonModule()).build();
 * mapper.writeValueAsString(StringSet.of("sea", "bath"));   // ["bath","sea"]
 * }</pre>
 */
public final class ValueRangesJacksonModule extends JacksonModule {

    static final String NAME = "valueranges";

    /** Creates the module. */
    public ValueRangesJacksonModule() {}

    @Override
    public String getModuleName() {
        return NAME;
    }

    @Override
    public Object getRegistrationId() {
        return NAME;
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
        context.addSerializers(new ValueSerializers());
        context.addKeySerializers(new ValueKeySerializers());
        context.addDeserializers(new ValueDeserializers());
        context.addKeyDeserializers(new ValueKeyDeserializers());
    }
}
