package io.github.valueranges.oracles.clones;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Types that should differ in their domain alone, each with its members in the words that are common to all.
 *
 * @param name what the family is called
 * @param siblings the members of each sibling by its name
 */
record Family(String name, Map<String, Map<String, String>> siblings) {
    private static final String NULL_CHECK = "requireNonNull ( ";
    private static final String NULL_CHECKS = " null checks";

    /**
     * Returns what some siblings have or do otherwise than the most: one line for each member and each variant of it,
     * with the siblings that share the variant.
     */
    List<String> findings() {
        List<String> findings = new ArrayList<>();
        Set<String> members = new TreeSet<>();
        siblings.values().forEach(each -> members.addAll(each.keySet()));
        for (String member : members) {
            Map<String, Set<String>> variants = new LinkedHashMap<>();
            siblings.forEach((sibling, texts) -> {
                if (texts.containsKey(member) || !member.endsWith(NULL_CHECKS)) {
                    variants.computeIfAbsent(texts.getOrDefault(member, ""), text -> new TreeSet<>())
                            .add(sibling);
                }
            });
            // Of equally many the ones that come first in the alphabet are what the others are compared with.
            String base = variants.entrySet().stream()
                    .max(Comparator.<Map.Entry<String, Set<String>>>comparingInt(
                                    variant -> variant.getValue().size())
                            .thenComparing(
                                    variant -> variant.getValue().iterator().next(), Comparator.reverseOrder()))
                    .map(Map.Entry::getKey)
                    .orElse("");
            variants.forEach((text, sharing) -> {
                if (!text.equals(base)) {
                    String what = text.isEmpty() && !member.endsWith(NULL_CHECKS)
                            ? "missing in "
                            : base.isEmpty() && !member.endsWith(NULL_CHECKS) ? "only in " : "differs in ";
                    findings.add(name + ": " + member + " " + what + String.join(", ", sharing));
                }
            });
        }
        order(findings);
        return findings;
    }

    private void order(List<String> findings) {
        Set<String> common = new TreeSet<>();
        siblings.values().forEach(each -> common.addAll(each.keySet()));
        siblings.values().forEach(each -> common.retainAll(each.keySet()));
        Map<List<String>, Set<String>> orders = new LinkedHashMap<>();
        siblings.forEach((sibling, texts) -> orders.computeIfAbsent(
                        texts.keySet().stream()
                                .filter(member -> common.contains(member) && !member.endsWith(NULL_CHECKS))
                                .toList(),
                        order -> new TreeSet<>())
                .add(sibling));
        orders.values().stream()
                .sorted(Comparator.<Set<String>>comparingInt(Collection::size)
                        .reversed()
                        .thenComparing(sharing -> sharing.iterator().next()))
                .skip(1)
                .forEach(sharing -> findings.add(name + ": another order in " + String.join(", ", sharing)));
    }

    /** Returns how many members of siblings are compared. */
    int size() {
        return siblings.values().stream().mapToInt(Map::size).sum();
    }

    /**
     * A member that takes a primitive and has no twin that takes the object is that member: where elements are
     * primitives it has no other form.
     */
    private static void overloadsOfNothing(Map<String, String> members) {
        Map<String, String> inOrder = new LinkedHashMap<>();
        members.forEach((member, text) -> {
            String twin = inObjects(member);
            boolean overload = !twin.equals(member) && members.containsKey(twin);
            inOrder.put(overload ? member : twin, overload ? text : inObjects(text));
        });
        members.clear();
        members.putAll(inOrder);
    }

    private static String inObjects(String text) {
        StringBuilder objects = new StringBuilder();
        for (String token : Tokens.of(text)) {
            objects.append(objects.length() == 0 ? "" : " ").append(token.equals("element") ? "Element" : token);
        }
        return objects.toString();
    }

    static Family of(String name, Map<String, SourceType> types, Map<String, Names> names) {
        Map<String, Map<String, String>> siblings = new TreeMap<>();
        types.forEach((stem, type) -> {
            Map<String, String> members = new LinkedHashMap<>();
            Names own = names.get(stem);
            if (own != null) {
                type.members().forEach((member, text) -> members.put(own.inCommon(member), own.inCommon(text)));
                overloadsOfNothing(members);
                nullChecksApart(members, own.hasPrimitives());
            }
            siblings.put(type.name(), members);
        });
        return new Family(name, siblings);
    }

    /**
     * Takes the null checks out of the texts, for a primitive needs none, and compares them by themselves among the
     * siblings whose elements are objects.
     */
    private static void nullChecksApart(Map<String, String> members, boolean primitives) {
        for (Map.Entry<String, String> member : List.copyOf(members.entrySet())) {
            StringBuilder checked = new StringBuilder();
            String text = member.getValue();
            for (int at = text.indexOf(NULL_CHECK); at >= 0; at = text.indexOf(NULL_CHECK, at)) {
                int from = at + NULL_CHECK.length();
                int comma = text.indexOf(" , \"\" )", from);
                if (comma < 0) {
                    break;
                }
                checked.append(text, from, comma).append(' ');
                text = text.substring(0, at)
                        + text.substring(from, comma)
                        + text.substring(comma + " , \"\" )".length());
            }
            members.put(member.getKey(), text);
            if (!primitives) {
                members.put(member.getKey() + NULL_CHECKS, checked.toString());
            }
        }
    }
}
