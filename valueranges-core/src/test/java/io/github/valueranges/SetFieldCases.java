package io.github.valueranges;

import static io.github.valueranges.FieldCase.cast;
import static io.github.valueranges.FieldCase.inMemory;
import static io.github.valueranges.FieldCase.name;
import static io.github.valueranges.FieldCase.reads;
import static io.github.valueranges.FieldCase.refuses;
import static io.github.valueranges.FieldCase.refusesHere;
import static io.github.valueranges.FieldCase.sql;
import static io.github.valueranges.FieldCase.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** The mistakes with arrays, asked of every value set, and the mistakes with JSON, asked of every type. */
final class SetFieldCases {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private SetFieldCases() {}

    static List<FieldCase> all() {
        List<FieldCase> cases = new ArrayList<>();
        for (SetType<?, ?> type : SetType.all()) {
            cases.addAll(of(type));
        }
        for (ValueType<?> type : ValueType.all()) {
            cases.addAll(json(type));
        }
        return cases;
    }

    private static <E, S extends TypedValueSet<E, S>> List<FieldCase> of(SetType<E, S> type) {
        S example = type.parse(type.example());
        String a = type.formatElement(example.toList().get(0));
        String b = type.formatElement(example.toList().get(1));
        String canonical = "{" + a + "," + b + "}";
        String mixed = "{" + b + "," + a + "," + a + "}";
        return List.of(
                inMemory(
                        "F74",
                        name(type, "orders", mixed),
                        canonical,
                        () -> type.toStoredLiteral(type.parse(mixed))
                                        .equals(type.toStoredLiteral(type.parse(canonical)))
                                ? type.parse(mixed)
                                : "stored otherwise"),
                inMemory(
                        "F84",
                        name(type, "equals whatever the order", mixed),
                        "true",
                        () -> type.parse(mixed).equals(type.parse(canonical))
                                && type.parse(mixed).hashCode()
                                        == type.parse(canonical).hashCode()),
                value(
                        "F84",
                        name(type, "contains either way", mixed),
                        "true",
                        () -> type.parse(mixed).isSupersetOf(type.parse(canonical))
                                && type.parse(mixed).isSubsetOf(type.parse(canonical)),
                        sql(
                                type,
                                cast(type, mixed) + " @> " + cast(type, canonical) + " and " + cast(type, mixed)
                                        + " <@ " + cast(type, canonical))),
                refusesHere("F79", type, "{null}", "a set holds no NULL", "{NULL}"),
                refusesHere("F79", type, "{NuLl}", "a set holds no NULL", "{NULL}"),
                reads("F77", type, "{\"" + a + "\",\"\\" + b + "\"}", canonical),
                refuses("F82", type, "{" + a + ",," + b + "}", "expected an element", "22P02"),
                refuses("F82", type, "{" + a + ",}", "expected an element", "22P02"),
                refuses("F82", type, "{," + a + "}", "expected an element", "22P02"),
                refuses("F82", type, "{" + a + "\"" + b + "}", "a quote stands inside", "22P02"),
                refuses("F82", type, "{" + a + "}x", "expected the end", "22P02"),
                refuses("F82", type, "{" + a, "ends too early", "22P02"),
                refuses("F82", type, a, "expected {", "22P02"),
                reads("F82", type, " \t{ " + a + " , " + b + " }\n", canonical),
                value(
                        "F82",
                        name(type, "reads subscripts", "[2:3]"),
                        canonical,
                        () -> type.parse("[2:3]=" + canonical),
                        sql(type, "array(select unnest(" + cast(type, "[2:3]=" + canonical) + "))")),
                refuses("F82", type, "[1:3]=" + canonical, "the dimension says 3 elements", "22P02"),
                refuses("F82", type, "[2:2]=" + canonical, "the dimension says 1 elements", "22P02"),
                inMemory("F82", name(type, "refuses two dimensions", ""), "an array of one dimension", () -> {
                    try {
                        return type.parse("{{" + a + "},{" + b + "}}");
                    } catch (LiteralParseException e) {
                        return e.getMessage().contains("one dimension") ? "an array of one dimension" : e.getMessage();
                    }
                }));
    }

    private static <V> List<FieldCase> json(ValueType<V> type) {
        V example = type.parse(type.example());
        return List.of(
                inMemory(
                        "F104",
                        name(type, "is no", "collection"),
                        "false",
                        () -> example instanceof Iterable<?> || example instanceof Map<?, ?>),
                inMemory(
                        "F104",
                        name(type, "is read from", "its JSON"),
                        example.toString(),
                        () -> JSON.readValue(JSON.writeValueAsString(example), type.javaType())),
                inMemory(
                        "F104",
                        name(type, "is read from", "the JSON of the empty one"),
                        type.empty().toString(),
                        () -> JSON.readValue(JSON.writeValueAsString(type.empty()), type.javaType())),
                inMemory(
                        "F106",
                        name(type, "is written as", "a key"),
                        "{\"" + example + "\":\"F\"}",
                        () -> JSON.writeValueAsString(Map.of(example, "F"))),
                inMemory(
                        "F106",
                        name(type, "is read as", "a key"),
                        "{" + example + "=F}",
                        () -> JSON.readValue(
                                "{\"" + example + "\":\"F\"}",
                                JSON.getTypeFactory().constructMapType(HashMap.class, type.javaType(), String.class))));
    }
}
