package io.github.valueranges.oracles.tool;

import io.github.valueranges.oracles.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Mutation testing of the core: changes the code of two packages in every small way and looks whether a test notices.
 *
 * <p>Fewer mutants than there were before prove as little as mutants that live on: a class that is not mutated any more
 * has no survivor. So each package has a number of mutants that it must reach, and each survivor a line that says why
 * no test can tell it from the original.
 */
final class Mutants {
    static final String HOME = "io.github.valueranges.internal.";

    /** How many mutants a package has at least. */
    private static final Map<String, Integer> AT_LEAST = new TreeMap<>(Map.of("algebra", 740, "literal", 300));

    private static final int KILLED_OF_100 = 90;

    private Mutants() {}

    /** A change to a method, and whether a test noticed. */
    record Mutant(String inPackage, String method, String change, int line, boolean killed) {
        String place() {
            return method + ": " + change;
        }
    }

    /** Survivors of one change to one method that behave as the original does, and why. */
    record Equivalent(String method, String change, int times, String reason) {
        static List<Equivalent> read(Path file) {
            List<Equivalent> equivalents = new ArrayList<>();
            for (Json.Entry entry : Json.entries(file)) {
                entry.allowing("in", "change", "times", "reason");
                equivalents.add(new Equivalent(
                        entry.text("in"),
                        entry.text("change"),
                        Integer.parseInt(entry.text("times")),
                        entry.text("reason")));
            }
            return List.copyOf(equivalents);
        }
    }

    /** Makes the mutants, runs the tests and judges what they came to; returns the exit code. */
    static int run(Path root, PrintStream out) throws IOException, InterruptedException {
        Path report = root.resolve("valueranges-core/target/pit-reports/mutations.xml");
        Files.deleteIfExists(report);
        int built = new ProcessBuilder(
                        "./mvnw",
                        "-B",
                        "-q",
                        "-P",
                        "mutation,!gates",
                        "-pl",
                        "valueranges-core",
                        "-am",
                        "process-test-classes")
                .directory(root.toFile())
                .inheritIO()
                .start()
                .waitFor();
        if (!Files.exists(report)) {
            out.println("there is no report: the run ended with " + built);
            return 1;
        }
        List<String> wrong =
                judge(read(report), Equivalent.read(root.resolve("oracles/equivalent-mutants.json")), AT_LEAST, out);
        wrong.forEach(line -> out.println("  " + line));
        out.println(wrong.isEmpty() && built == 0 ? "nothing to do" : wrong.size() + " to do");
        return wrong.isEmpty() ? built : 1;
    }

    /** Says what is wrong with the mutants of a report, one line each. */
    static List<String> judge(
            List<Mutant> mutants, List<Equivalent> equivalents, Map<String, Integer> atLeast, PrintStream out) {
        List<String> wrong = new ArrayList<>();
        for (Map.Entry<String, Integer> inPackage : atLeast.entrySet()) {
            List<Mutant> made = mutants.stream()
                    .filter(mutant -> mutant.inPackage().equals(inPackage.getKey()))
                    .toList();
            long killed = made.stream().filter(Mutant::killed).count();
            out.println(inPackage.getKey() + ": " + killed + " of " + made.size() + " mutants killed");
            if (made.size() < inPackage.getValue()) {
                wrong.add(inPackage.getKey() + " has " + made.size() + " mutants, not the " + inPackage.getValue()
                        + " that it had");
            }
            if (killed * 100 < KILLED_OF_100 * (long) made.size()) {
                wrong.add(inPackage.getKey() + ": fewer than " + KILLED_OF_100 + " of a hundred are killed");
            }
        }
        Map<String, List<Mutant>> survivors = new TreeMap<>();
        for (Mutant mutant : mutants) {
            if (!mutant.killed()) {
                survivors
                        .computeIfAbsent(mutant.place(), place -> new ArrayList<>())
                        .add(mutant);
            }
        }
        for (Equivalent equivalent : equivalents) {
            String place = equivalent.method() + ": " + equivalent.change();
            List<Mutant> named = survivors.remove(place);
            int living = named == null ? 0 : named.size();
            if (living != equivalent.times()) {
                wrong.add(place + ": " + living + " survive, where " + equivalent.times() + " are explained");
            }
        }
        survivors.forEach((place, living) -> living.forEach(
                mutant -> wrong.add(place + ", line " + mutant.line() + ": survives, and nothing says why")));
        return wrong;
    }

    /** Reads the report of the mutation tool. */
    static List<Mutant> read(Path report) throws IOException {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        List<Mutant> mutants = new ArrayList<>();
        try (InputStream bytes = Files.newInputStream(report)) {
            XMLStreamReader xml = factory.createXMLStreamReader(bytes);
            Map<String, String> parts = new TreeMap<>();
            while (xml.hasNext()) {
                if (xml.next() == XMLStreamReader.START_ELEMENT) {
                    String name = xml.getLocalName();
                    if (name.equals("mutation")) {
                        parts.clear();
                        parts.put("detected", xml.getAttributeValue(null, "detected"));
                    } else if (name.equals("mutatedClass")
                            || name.equals("mutatedMethod")
                            || name.equals("lineNumber")) {
                        parts.put(name, xml.getElementText());
                    } else if (name.equals("description")) {
                        mutants.add(mutant(parts, xml.getElementText()));
                    }
                }
            }
        } catch (XMLStreamException broken) {
            throw new IOException(report + " is no report of mutants", broken);
        }
        return mutants;
    }

    private static Mutant mutant(Map<String, String> parts, String change) {
        String name = parts.getOrDefault("mutatedClass", "");
        int point = name.indexOf('.', HOME.length());
        if (!name.startsWith(HOME) || point < 0) {
            throw new IllegalArgumentException("a mutant of another package: " + name);
        }
        return new Mutant(
                name.substring(HOME.length(), point),
                name.substring(point + 1) + "." + parts.get("mutatedMethod"),
                change,
                Integer.parseInt(parts.getOrDefault("lineNumber", "0")),
                "true".equals(parts.get("detected")));
    }
}
