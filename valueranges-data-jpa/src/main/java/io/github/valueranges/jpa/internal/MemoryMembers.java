package io.github.valueranges.jpa.internal;

import io.github.valueranges.SetType;
import java.util.Map;
import java.util.TreeMap;

/**
 * The names of members that are no functions, and what to do instead. Hibernate hands a function that it does not know
 * to the server, which would say no more than that it does not exist.
 */
final class MemoryMembers {

    private static final String CONSTANT_RANGE = "pass the value as a parameter, or write cast('…' as LocalDateRange)";
    private static final String CONSTANT_SET = "pass the value as a parameter, or write cast('…' as StringSet)";

    /** What to do instead of asking the server, by the name the function would have. */
    static final Map<String, String> INSTEAD = instead();

    private MemoryMembers() {}

    private static Map<String, String> instead() {
        Map<String, String> all = new TreeMap<>();
        for (String name : new String[] {"of", "all", "empty", "parse", "value_of"}) {
            all.put("range_" + name, CONSTANT_RANGE);
        }
        for (String name : new String[] {"of", "empty", "parse", "value_of"}) {
            all.put("set_" + name, CONSTANT_SET);
        }
        for (String name : new String[] {"range_", "set_"}) {
            all.put(name + "equals", "compare with =");
            all.put(name + "compare_to", "compare with < and >, sort with order by");
            all.put(name + "hash_code", "load the value and call hashCode()");
            all.put(name + "to_string", "load the value and call toString(): the server writes another text");
            all.put(name + "type", "load the value and call type()");
        }
        all.put("range_stream", "join the rows of range_unnest()");
        all.put("range_to_list", "join the rows of range_unnest()");
        all.put("range_to_range_set", "aggregate with range_agg()");
        all.put("range_to_intersection", "aggregate with range_intersect_agg()");
        all.put("range_start", "ask range_lower_bound()");
        all.put("range_end", "ask range_upper_bound()");
        all.put("range_start_inclusive", "ask range_lower_bound_inclusive()");
        all.put("range_end_inclusive", "ask range_upper_bound_inclusive()");
        all.put("range_to_instant_range", "write cast(… as InstantRange)");
        all.put("range_to_local_date_range", "write cast(… as LocalDateRange)");
        all.put("range_to_instant_range_set", "write cast(… as InstantRangeSet)");
        all.put("range_to_local_date_range_set", "write cast(… as LocalDateRangeSet)");
        all.put("range_from", "load the value and call from()");
        all.put("range_at_offset", "load the value and call atOffset(): the server keeps no offset");
        all.put("range_for_each", "load the value and call forEach()");
        all.put("range_range_containing", "join the rows of range_unnest() that contain the value");
        all.put("range_values", "load the value and call values()");
        all.put("range_to_value_set", "load the value and call toValueSet()");
        all.put("set_to_range_set", "load the value and call toRangeSet()");
        all.put("set_stream", "join the rows of set_unnest()");
        all.put("set_to_list", "join the rows of set_unnest()");
        all.put("set_as_set", "load the value and call asSet()");
        all.put("set_for_each", "load the value and call forEach()");
        all.put("set_to_json", "load the value and call toJson()");
        all.put("set_declare", "declare the wrapper when the application starts");
        for (SetType<?, ?> type : SetType.all()) {
            all.put("set_to" + snakeCase(type.javaType().getSimpleName()), "load the elements and collect them");
        }
        all.put("set_to_wrapper_set", "load the elements and collect them");
        return Map.copyOf(all);
    }

    private static String snakeCase(String name) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            text.append(Character.isUpperCase(c) ? "_" : "").append(Character.toLowerCase(c));
        }
        return text.toString();
    }
}
