package io.github.valueranges.jpa;

import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.Json;
import io.github.valueranges.oracles.ProjectTree;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What of the value types a query can ask the server, as {@code oracles/translation-support.json} says it, and what the
 * types have, as reflection sees it. A member is named by its kind of type, its name, and the kinds of its parameters:
 * {@code rangeSet.contains(element)}.
 */
final class TranslationSupport {

    /**
     * One member.
     *
     * @param query HQL of the member, with places for the receiver and the arguments
     * @param returns what the query answers
     * @param instead what to do where there is no query
     * @param except simple names of the types that the server does not answer for
     */
    record Row(
            String member,
            boolean onServer,
            String query,
            String returns,
            String reason,
            String instead,
            List<String> except) {

        String kind() {
            return member.substring(0, member.indexOf('.'));
        }

        String name() {
            return member.substring(member.lastIndexOf('.', member.indexOf('(')) + 1, member.indexOf('('));
        }

        /** The kinds of the parameters. */
        List<String> parameters() {
            String parameters = member.substring(member.indexOf('(') + 1, member.length() - 1);
            return parameters.isEmpty() ? List.of() : List.of(parameters.split(", "));
        }

        boolean isFunction() {
            return query.startsWith("range_") || query.startsWith("set_");
        }

        /** The name of the function that the query calls. */
        String function() {
            return query.substring(0, query.indexOf('('));
        }

        /** The name that a function of this member would have. */
        String memberAsFunction(ValueType<?> type) {
            StringBuilder name = new StringBuilder(kind().equals("set") ? "set_" : "range_");
            String member = name().equals("toSet") ? "to" + type.javaType().getSimpleName() : name();
            member.chars()
                    .forEach(c -> name.append(
                            Character.isUpperCase(c) ? "_" + (char) Character.toLowerCase(c) : "" + (char) c));
            return name.toString();
        }
    }

    private static final Set<String> NUMBERS = Set.of("int", "long", "double", "float", "short");

    private TranslationSupport() {}

    static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (Json.Entry entry :
                Json.entries(ProjectTree.root().resolve("oracles").resolve("translation-support.json"))) {
            entry.allowing("member", "runs", "query", "returns", "reason", "instead", "except");
            boolean server = entry.text("runs").equals("server");
            if (!server && !entry.text("runs").equals("client")) {
                throw new IllegalArgumentException("neither server nor client: " + entry);
            }
            List<String> except = entry.texts("except");
            rows.add(new Row(
                    entry.text("member"),
                    server,
                    server ? entry.text("query") : entry.optionalText("query"),
                    server ? entry.text("returns") : entry.optionalText("returns"),
                    server && except.isEmpty() ? entry.optionalText("reason") : entry.text("reason"),
                    server ? entry.optionalText("instead") : entry.text("instead"),
                    except));
        }
        return rows;
    }

    /** All closed types, and a wrapper set for all wrapper sets. */
    static List<ValueType<?>> types() {
        return Stream.concat(ValueType.all().stream(), Stream.of(SetType.wrapper(AccessRight.class)))
                .toList();
    }

    static List<ValueType<?>> types(String kind) {
        return types().stream().filter(type -> kind(type).equals(kind)).toList();
    }

    /** Every public member of the types by its name in the table, with those that have it. */
    static Map<String, Map<ValueType<?>, Method>> members() {
        Map<String, Map<ValueType<?>, Method>> members = new TreeMap<>();
        for (ValueType<?> type : types()) {
            for (Method method : type.javaType().getMethods()) {
                if (!method.isSynthetic() && isOfTheType(method)) {
                    add(members, kind(type) + '.' + name(type, method), type, method);
                }
            }
            for (Class<?> variant : type.variants()) {
                for (Method method : variant.getDeclaredMethods()) {
                    // Equality, text and reading are those of the type.
                    if (variant.isRecord() && !method.isSynthetic() && isComponent(variant, method)) {
                        add(
                                members,
                                kind(type) + '.' + variant.getSimpleName() + '.' + name(type, method),
                                type,
                                method);
                    }
                }
            }
            // What every object has, and an interface does not show.
            for (String name : List.of("equals", "hashCode", "toString")) {
                for (Method method : Object.class.getMethods()) {
                    if (method.getName().equals(name)) {
                        add(members, kind(type) + '.' + name(type, method), type, method);
                    }
                }
            }
        }
        return members;
    }

    private static boolean isOfTheType(Method method) {
        return method.getDeclaringClass() != Object.class;
    }

    private static boolean isComponent(Class<?> variant, Method method) {
        return Stream.of(variant.getRecordComponents())
                .anyMatch(component -> component.getAccessor().equals(method));
    }

    private static void add(
            Map<String, Map<ValueType<?>, Method>> members, String member, ValueType<?> type, Method method) {
        members.computeIfAbsent(member, key -> new LinkedHashMap<>()).putIfAbsent(type, method);
    }

    static String kind(ValueType<?> type) {
        return type instanceof RangeType ? "range" : type instanceof RangeSetType ? "rangeSet" : "set";
    }

    private static String name(ValueType<?> type, Method method) {
        List<String> parameters = new ArrayList<>();
        for (Class<?> parameter : method.getParameterTypes()) {
            parameters.add(parameter(type, method, parameter));
        }
        String own = "to" + type.javaType().getSimpleName();
        String name = type instanceof SetType && method.getName().equals(own) ? "toSet" : method.getName();
        return name + '(' + String.join(", ", parameters) + ')';
    }

    private static String parameter(ValueType<?> type, Method method, Class<?> parameter) {
        if (method.getName().equals("equals")) {
            return "object";
        }
        if (method.getName().equals("shift")) {
            return "amount";
        }
        if (parameter.isArray()) {
            return parameter(type, method, parameter.getComponentType()) + "...";
        }
        if (CharSequence.class.isAssignableFrom(parameter)
                && method.getReturnType() == type.javaType()
                && (method.getName().equals("parse") || method.getName().equals("valueOf"))) {
            return "literal";
        }
        if (parameter == type.elementClass() || parameter == Object.class || NUMBERS.contains(parameter.getName())) {
            return "element";
        }
        if (parameter == RangeAlgebra.class) {
            return "operand";
        }
        if (TypedRange.class.isAssignableFrom(parameter)) {
            return "range";
        }
        if (TypedRangeSet.class.isAssignableFrom(parameter)) {
            return "rangeSet";
        }
        if (TypedValueSet.class.isAssignableFrom(parameter)) {
            return "set";
        }
        if (parameter == Collection.class || parameter == Class.class) {
            return parameter.getSimpleName().toLowerCase(Locale.ROOT);
        }
        return parameter.getSimpleName();
    }
}
