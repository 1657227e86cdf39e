package io.github.valueranges.oracles.clones;

import io.github.valueranges.oracles.catalogue.Patterns;
import io.github.valueranges.oracles.catalogue.Waiver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Compares sibling types member by member, as their sources write them: a member that one lacks or has alone, a text
 * that differs from the one of the most, another order. What a group of siblings shares is listed like what one does
 * alone, for a mistake that was copied is a mistake still.
 *
 * <p>Siblings, and {@link Twins} that do the same in two worlds, are found by the names of their files; types with
 * parameters and abstract ones are what siblings extend.
 */
public final class CloneSweep {
    private static final String HOME = "valueranges-core/src/main/java/io/github/valueranges";
    private static final String CONVERTERS = "valueranges-data-jpa/src/main/java/io/github/valueranges/jpa";
    private static final List<String> RANGE_PARTS = List.of("RangeAlgebra", "RangeType", "RangeSet", "Range");

    private final List<Family> families;
    private final List<String> alone;
    private final List<Waiver> waivers;

    private CloneSweep(List<Family> families, List<String> alone, List<Waiver> waivers) {
        this.families = families;
        this.alone = alone;
        this.waivers = waivers;
    }

    /** Reads the sources and the waivers of a checkout. */
    public static CloneSweep of(Path root) {
        List<Family> families = new ArrayList<>();
        valueFamilies(SourceType.read(sources(root.resolve(HOME))), families);
        elementFamilies(SourceType.read(sources(root.resolve(HOME).resolve("internal/element"))), families);
        SourceType.read(sources(root.resolve(CONVERTERS))).stream()
                .filter(type -> type.name().equals("ValueConverters"))
                .forEach(type -> converterFamilies(type, families));
        List<String> alone = new ArrayList<>();
        for (Twins twins : Twins.all()) {
            twins.compare(SourceType.read(sources(root.resolve(twins.home()))), families, alone);
        }
        return new CloneSweep(
                List.copyOf(families),
                List.copyOf(alone),
                Waiver.read(root.resolve("oracles/clone-waivers.json"), "finding"));
    }

    private static List<Path> sources(Path directory) {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.toString().endsWith("-info.java"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static void valueFamilies(List<SourceType> types, List<Family> families) {
        Map<String, Map<String, SourceType>> parts = new TreeMap<>();
        Map<String, List<SourceType>> stems = new TreeMap<>();
        for (SourceType type : types) {
            Optional<String> part = part(type);
            if (part.isPresent()) {
                String stem = type.name()
                        .substring(0, type.name().length() - part.get().length());
                parts.computeIfAbsent(part.get(), none -> new TreeMap<>()).put(stem, type);
                stems.computeIfAbsent(stem, none -> new ArrayList<>()).add(type);
            }
        }
        Map<String, Names> names = new TreeMap<>();
        stems.forEach((stem, own) -> names.put(stem, new Names(stem, own)));
        Map<String, SourceType> ranges = parts.getOrDefault("Range", Map.of());
        parts.forEach((part, siblings) -> {
            Map<String, Map<String, SourceType>> kinds = new TreeMap<>();
            siblings.forEach(
                    (stem, type) -> kinds.computeIfAbsent(kind(part, ranges.get(stem)), none -> new TreeMap<>())
                            .put(stem, type));
            kinds.forEach((kind, ofKind) -> families.add(Family.of(kind + part, ofKind, names)));
        });
    }

    private static Optional<String> part(SourceType type) {
        if (type.generic() || type.isAbstract()) {
            return Optional.empty();
        }
        return Stream.concat(RANGE_PARTS.stream(), Stream.of("Set"))
                .filter(part -> type.name().endsWith(part) && !type.name().equals(part))
                .findFirst();
    }

    /** Ranges with a step keep closed bounds, those without keep what they are given: two kinds of everything. */
    private static String kind(String part, @org.jspecify.annotations.Nullable SourceType range) {
        if (part.equals("Set") || range == null) {
            return "*";
        }
        return range.supertypes().stream().anyMatch(each -> each.startsWith("DiscreteRange<"))
                ? "discrete *"
                : "continuous *";
    }

    /** Element types are siblings where they extend the same type, if no more general one than theirs. */
    private static void elementFamilies(List<SourceType> types, List<Family> families) {
        Map<String, Map<String, SourceType>> bases = new TreeMap<>();
        Map<String, Names> names = new TreeMap<>();
        for (SourceType type : types) {
            if (!type.generic() && !type.isAbstract() && type.name().endsWith("ElementType")) {
                String stem = type.name().substring(0, type.name().length() - "ElementType".length());
                bases.computeIfAbsent(rawName(type.supertypes().get(0)), none -> new TreeMap<>())
                        .put(stem, type);
                names.put(stem, new Names(stem, List.of(type)));
            }
        }
        types.stream()
                .filter(type -> type.isAbstract() || type.generic())
                .flatMap(type -> type.supertypes().stream())
                .forEach(general -> bases.remove(rawName(general)));
        bases.forEach((base, siblings) -> {
            if (siblings.size() > 1) {
                families.add(Family.of(base, siblings, names));
            }
        });
    }

    /** The converters are siblings inside of one type: each is named by what it converts. */
    private static void converterFamilies(SourceType holder, List<Family> families) {
        Map<String, Map<String, String>> members = new TreeMap<>();
        holder.members().forEach((member, text) -> {
            int dot = member.indexOf('.');
            if (member.startsWith("Of") && dot > 0) {
                String converted = member.substring("Of".length(), dot);
                members.computeIfAbsent(converted, none -> new LinkedHashMap<>())
                        .put(member.substring(dot + 1), text.replace("Of" + converted, "OfOwn"));
            }
        });
        Map<String, Map<String, SourceType>> parts = new TreeMap<>();
        Map<String, Names> names = new TreeMap<>();
        members.forEach((converted, own) -> {
            SourceType type = new SourceType(converted, false, false, List.of(), own);
            String part = part(type).orElseThrow();
            String stem = converted.substring(0, converted.length() - part.length());
            parts.computeIfAbsent(part, none -> new TreeMap<>()).put(stem, type);
            names.put(stem, new Names(stem, List.of(type)));
        });
        parts.forEach((part, siblings) -> families.add(Family.of("Of*" + part, siblings, names)));
    }

    private static String rawName(String type) {
        int open = type.indexOf('<');
        return open < 0 ? type : type.substring(0, open);
    }

    /** Returns how many siblings each family has. */
    public Map<String, Integer> families() {
        Map<String, Integer> sizes = new TreeMap<>();
        families.forEach(family -> sizes.put(family.name(), family.siblings().size()));
        return sizes;
    }

    /** Returns how many members of siblings were compared. */
    public int compared() {
        return families.stream().mapToInt(Family::size).sum();
    }

    /** Returns every difference. */
    public List<String> differences() {
        return Stream.concat(families.stream().flatMap(family -> family.findings().stream()), alone.stream())
                .toList();
    }

    /** Returns the differences that nothing waives, and the waivers that waive nothing. */
    public List<String> findings() {
        List<String> findings = new ArrayList<>();
        List<String> differences = differences();
        for (String difference : differences) {
            if (waivers.stream().noneMatch(waiver -> Patterns.matches(waiver.subject(), difference))) {
                findings.add(difference);
            }
        }
        for (Waiver waiver : waivers) {
            if (differences.stream().noneMatch(difference -> Patterns.matches(waiver.subject(), difference))) {
                findings.add("waiver " + waiver.subject() + ": there is no such difference");
            }
        }
        return findings;
    }
}
