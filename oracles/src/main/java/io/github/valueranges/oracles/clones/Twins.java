package io.github.valueranges.oracles.clones;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Types that do the same in two worlds, and whose names say so: one has a word in its name where the other has another
 * or none. Both are compared in common words.
 *
 * @param home the directory of both
 * @param word what the name of the one has
 * @param others what the name of the other may have in its place
 * @param words what tells the worlds apart in names of any kind
 * @param common what the two worlds call the same thing, and the word for both; signs have spaces between
 */
record Twins(String home, String word, List<String> others, List<String> words, Map<String, String> common) {

    private static final String STARTER = "valueranges-spring-boot-starter/src/main/java/io/github/valueranges/boot";
    private static final String ALGEBRA = "valueranges-core/src/main/java/io/github/valueranges/internal/algebra";

    private static final Map<String, String> WEB = Map.ofEntries(
            Map.entry("HttpServletRequest", "Request"),
            Map.entry("ServerWebExchange", "Request"),
            Map.entry("exchange", "request"),
            Map.entry("request . getRequestURI ( )", "request . path ( )"),
            Map.entry("request . getRequest ( ) . getPath ( ) . value ( )", "request . path ( )"),
            Map.entry("ServletRequestBindingException", "RefusedRequest"),
            Map.entry("ServerWebInputException", "RefusedRequest"),
            Map.entry("DispatcherServlet", "Dispatcher"),
            Map.entry("DispatcherHandler", "Dispatcher"),
            Map.entry("SERVLET", "WORLD"),
            Map.entry("REACTIVE", "WORLD"));

    /** A number of 32 bits is made by a cast, which has no twin. */
    private static final Map<String, String> NUMBERS =
            Map.of("int", "number", "long", "number", "( number ) ", "", "Merges . SHORT", "SHORT");

    private static final Map<String, String> VALUES =
            Map.of("RangeLike", "Values", "RangeSet", "Values", "ValueSet", "Values");

    private static final List<String> WEB_WORDS = List.of("Reactive", "WebFlux", "WebMvc", "Mvc");

    static List<Twins> all() {
        return List.of(
                new Twins(STARTER, "Reactive", List.of(""), WEB_WORDS, WEB),
                new Twins(STARTER, "WebFlux", List.of("Mvc", ""), WEB_WORDS, WEB),
                new Twins(ALGEBRA, "Int", List.of("Long"), List.of("Int", "Long"), NUMBERS),
                new Twins(STARTER + "/constraints", "Start", List.of("End"), List.of("Start", "End"), Map.of()),
                new Twins(
                        STARTER + "/constraints/internal", "Start", List.of("End"), List.of("Start", "End"), Map.of()),
                new Twins(
                        STARTER + "/constraints/internal",
                        "ValueSet",
                        List.of("RangeSet", "Range"),
                        List.of("ValueSet", "RangeSet", "Range"),
                        VALUES));
    }

    /** Adds a family of two for each type with the word, and a line for each that has no twin. */
    void compare(List<SourceType> types, List<Family> families, List<String> alone) {
        Map<String, SourceType> byName = new TreeMap<>();
        types.forEach(type -> byName.put(type.name(), type));
        for (SourceType type : types) {
            if (!type.name().contains(word)) {
                continue;
            }
            Optional<SourceType> twin = others.stream()
                    .map(other -> byName.get(type.name().replace(word, other)))
                    .filter(each -> each != null)
                    .findFirst();
            if (twin.isEmpty()) {
                alone.add(type.name() + " has no twin");
            } else {
                Map<String, Map<String, String>> siblings = new TreeMap<>();
                siblings.put(twin.get().name(), inCommon(twin.get()));
                siblings.put(type.name(), inCommon(type));
                families.add(new Family(type.name().replace(word, "*"), siblings));
            }
        }
    }

    private Map<String, String> inCommon(SourceType type) {
        Map<String, String> members = new LinkedHashMap<>();
        type.members().forEach((member, text) -> members.put(inCommon(member), inCommon(text)));
        return members;
    }

    private String inCommon(String text) {
        List<String> shared = new ArrayList<>();
        for (String token : Tokens.of(text)) {
            shared.add(token.charAt(0) == '"' ? "\"\"" : common.getOrDefault(token, withoutWords(token)));
        }
        String joined = String.join(" ", shared);
        for (Map.Entry<String, String> phrase : common.entrySet()) {
            if (phrase.getKey().indexOf(' ') > 0) {
                joined = joined.replace(phrase.getKey(), phrase.getValue());
            }
        }
        return joined;
    }

    /** A name without the words that tell the worlds apart, wherever in it they stand. */
    private String withoutWords(String token) {
        String name = token;
        for (String each : words) {
            name = without(name, each);
        }
        return name;
    }

    private static String without(String name, String word) {
        String lower = Character.toLowerCase(word.charAt(0)) + word.substring(1);
        if (name.startsWith(lower) && name.length() > lower.length() && isUpper(name, lower.length())) {
            return Character.toLowerCase(name.charAt(lower.length())) + name.substring(lower.length() + 1);
        }
        return name.replace(word, "");
    }

    private static boolean isUpper(String name, int at) {
        return Character.isUpperCase(name.charAt(at));
    }
}
