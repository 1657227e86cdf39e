package io.github.valueranges.oracles;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads the catalogues: arrays of objects whose members are texts or arrays of texts. Anything else in a catalogue is
 * refused.
 */
public final class Json {
    // A member written twice would hide the first one.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final Path file;
    private final JsonParser parser;

    private Json(Path file, JsonParser parser) {
        this.file = file;
        this.parser = parser;
    }

    /** One object of a catalogue. */
    public record Entry(Path file, Map<String, Object> members) {
        /**
         * Returns the text of a member that must be there.
         *
         * @throws IllegalArgumentException if the member is missing, is an array, or is blank
         */
        public String text(String name) {
            String text = optionalText(name);
            if (text.isBlank()) {
                throw new IllegalArgumentException(file + ": an entry lacks \"" + name + "\": " + members);
            }
            return text;
        }

        /** Returns the text of a member, or the empty text if it is missing. */
        public String optionalText(String name) {
            Object member = members.getOrDefault(name, "");
            if (member instanceof String text) {
                return text;
            }
            throw new IllegalArgumentException(file + ": \"" + name + "\" must be a text: " + members);
        }

        /** Returns the texts of an array member, or none if it is missing. */
        public List<String> texts(String name) {
            List<String> texts = new ArrayList<>();
            if (!(members.getOrDefault(name, List.of()) instanceof List<?> list)) {
                throw new IllegalArgumentException(file + ": \"" + name + "\" must be an array of texts: " + members);
            }
            for (Object text : list) {
                texts.add(String.valueOf(text));
            }
            return texts;
        }

        /** Refuses the entry if it has a member that is not among the allowed ones. */
        public Entry allowing(String... names) {
            List<String> allowed = List.of(names);
            for (String name : members.keySet()) {
                if (!allowed.contains(name)) {
                    throw new IllegalArgumentException(file + ": unknown member \"" + name + "\": " + members);
                }
            }
            return this;
        }
    }

    /**
     * Reads a file that holds one array of objects.
     *
     * @throws IllegalArgumentException if the file is not JSON or holds another structure
     */
    public static List<Entry> entries(Path file) {
        requireNonNull(file, "file");
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), Files.readString(file))) {
            return new Json(file, parser).array();
        } catch (StreamReadException refused) {
            throw new IllegalArgumentException(file + " is not a JSON catalogue: " + refused.getMessage(), refused);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private List<Entry> array() {
        expect(parser.nextToken(), JsonToken.START_ARRAY);
        List<Entry> entries = new ArrayList<>();
        JsonToken token = next();
        while (token != JsonToken.END_ARRAY) {
            expect(token, JsonToken.START_OBJECT);
            entries.add(new Entry(file, object()));
            token = next();
        }
        if (parser.nextToken() != null) {
            throw unexpected("something after the array");
        }
        return entries;
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        while (next() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            JsonToken token = next();
            if (token == JsonToken.START_ARRAY) {
                members.put(name, texts());
            } else if (token.isScalarValue()) {
                members.put(name, token == JsonToken.VALUE_NULL ? "" : parser.getString());
            } else {
                throw unexpected("an object inside an entry");
            }
        }
        return members;
    }

    private List<String> texts() {
        List<String> texts = new ArrayList<>();
        JsonToken token = next();
        while (token != JsonToken.END_ARRAY) {
            expect(token, JsonToken.VALUE_STRING);
            texts.add(parser.getString());
            token = next();
        }
        return texts;
    }

    private JsonToken next() {
        JsonToken token = parser.nextToken();
        if (token == null) {
            throw unexpected("the end");
        }
        return token;
    }

    private void expect(@Nullable JsonToken actual, JsonToken expected) {
        if (actual != expected) {
            throw unexpected(String.valueOf(actual));
        }
    }

    private IllegalArgumentException unexpected(String what) {
        return new IllegalArgumentException(
                file + " line " + parser.currentLocation().getLineNr() + ": unexpected " + what
                        + "; a catalogue is an array of objects of texts and arrays of texts");
    }
}
