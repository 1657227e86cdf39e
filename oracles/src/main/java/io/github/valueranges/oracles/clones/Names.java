package io.github.valueranges.oracles.clones;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The names that belong to one sibling alone, and what they are called in all siblings alike: its own types, its
 * element type with the primitive of it, the constants that lead to it. Texts between quotes count as equal.
 */
final class Names {
    private static final Map<String, String> PRIMITIVES =
            Map.of("Short", "short", "Integer", "int", "Long", "long", "Float", "float", "Double", "double");

    /** What returns or holds a primitive that is no element, whatever the elements are. */
    private static final Set<String> COUNTED =
            Set.of("serialVersionUID", "compareTo", "compare", "hashCode", "hash", "size", "encode");

    private final Map<String, String> own = new HashMap<>();
    private final String constant;
    private final String elementConstant;

    /**
     * Takes the names from what the types of one sibling extend.
     *
     * @param stem what the names of its types begin with
     * @param types all types of the sibling
     */
    Names(String stem, List<SourceType> types) {
        constant = upperSnake(stem);
        for (SourceType type : types) {
            String role = "Own" + type.name().substring(stem.length());
            own.put(type.name(), role);
            own.put("to" + type.name(), "to" + role);
            List<String> arguments = arguments(type);
            // The distance of a continuous type stands before its own name; an element named like it stays an element.
            if (arguments.size() == 4) {
                putElement(arguments.get(1), "Amount", "amount");
            }
        }
        for (SourceType type : types) {
            List<String> arguments = arguments(type);
            if (!arguments.isEmpty()) {
                putElement(arguments.get(0), "Element", "element");
            }
        }
        // Sets and ranges of one stem name each other.
        for (String suffix : List.of("Range", "RangeSet", "RangeType", "RangeAlgebra", "Set")) {
            own.putIfAbsent(stem + suffix, "Own" + suffix);
        }
        elementConstant = mostUsed(types);
    }

    private void putElement(String name, String role, String primitiveRole) {
        own.put(name, role);
        if (PRIMITIVES.containsKey(name)) {
            own.put(PRIMITIVES.getOrDefault(name, name), primitiveRole);
        }
    }

    private static List<String> arguments(SourceType type) {
        List<String> arguments = new ArrayList<>();
        for (String supertype : type.supertypes()) {
            int open = supertype.indexOf('<');
            if (open >= 0 && arguments.isEmpty()) {
                int from = open + 1;
                for (int comma = supertype.indexOf(", ", from); comma >= 0; comma = supertype.indexOf(", ", from)) {
                    arguments.add(supertype.substring(from, comma));
                    from = comma + 2;
                }
                arguments.add(supertype.substring(from, supertype.length() - 1));
            }
        }
        return arguments;
    }

    private static String upperSnake(String stem) {
        StringBuilder snake = new StringBuilder();
        for (int index = 0; index < stem.length(); index++) {
            if (index > 0 && Character.isUpperCase(stem.charAt(index))) {
                snake.append('_');
            }
            snake.append(stem.charAt(index));
        }
        return snake.toString().toUpperCase(Locale.ROOT);
    }

    /** The element type that a sibling names most often is its own; another one in it is a difference. */
    private static String mostUsed(List<SourceType> types) {
        Map<String, Integer> uses = new HashMap<>();
        for (SourceType type : types) {
            for (String text : type.members().values()) {
                String before = "";
                String point = "";
                for (String token : Tokens.of(text)) {
                    if (before.equals("ElementTypes") && point.equals(".")) {
                        uses.merge(token, 1, Integer::sum);
                    }
                    if (token.equals(".")) {
                        point = token;
                    } else {
                        before = token;
                        point = "";
                    }
                }
            }
        }
        return uses.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .orElse("");
    }

    /** Tells whether the elements of the sibling are primitives, which are never null. */
    boolean hasPrimitives() {
        return own.containsValue("element");
    }

    /** Returns a text with the names of the sibling in the words for all siblings. */
    String inCommon(String text) {
        StringBuilder common = new StringBuilder();
        String beforeLast = "";
        String last = "";
        List<String> tokens = Tokens.of(text);
        for (int index = 0; index < tokens.size(); index++) {
            String token = tokens.get(index);
            String shared = own.getOrDefault(token, token);
            if (PRIMITIVES.containsValue(token)
                    && index + 1 < tokens.size()
                    && COUNTED.contains(tokens.get(index + 1))) {
                shared = token;
            }
            boolean leads = last.equals(".")
                    && (beforeLast.equals("RangeType") || beforeLast.equals("SetType"))
                    && token.equals(constant);
            boolean leadsToElement =
                    last.equals(".") && beforeLast.equals("ElementTypes") && token.equals(elementConstant);
            if (leads || leadsToElement) {
                shared = "OWN";
            } else if (token.charAt(0) == '"') {
                shared = "\"\"";
            }
            common.append(common.length() == 0 ? "" : " ").append(shared);
            beforeLast = last;
            last = token;
        }
        return common.toString();
    }
}
