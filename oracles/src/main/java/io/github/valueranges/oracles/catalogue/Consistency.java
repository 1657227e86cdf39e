package io.github.valueranges.oracles.catalogue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds what a catalogue says that is not so: a sentence that no document has any more, a member that does not exist, a
 * class that nobody wrote, a patch that does not apply. Each finding is one line; none is the rule of the build.
 */
public final class Consistency {
    private final Catalogue catalogue;
    private final Documents documents;
    private final TestSources tests;

    /** Creates the rules over a catalogue and what it speaks of. */
    public Consistency(Catalogue catalogue, Documents documents, TestSources tests) {
        this.catalogue = catalogue;
        this.documents = documents;
        this.tests = tests;
    }

    /** Returns what is wrong with the claims: identity, quote, heading, kind, members, holders. */
    public List<String> claims(ApiSurface surface) {
        List<String> findings = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (Claim claim : catalogue.claims()) {
            String at = "claim " + claim.id() + ": ";
            if (!ids.add(claim.id())) {
                findings.add(at + "the id is used twice");
            }
            if (!Claim.KINDS.contains(claim.kind())) {
                findings.add(at + "unknown kind \"" + claim.kind() + "\", not one of " + Claim.KINDS);
            }
            String section = documents.section(claim.source()).orElse(null);
            if (section == null) {
                findings.add(at + "there is no heading " + claim.source());
            } else if (!section.contains(Documents.collapse(claim.quote()))) {
                findings.add(at + claim.source() + " does not say \"" + claim.quote() + "\"");
            }
            if (claim.members().isEmpty()) {
                findings.add(at + "names no member");
            }
            for (String member : claim.members()) {
                if (!surface.has(member)) {
                    findings.add(at + "there is no public member " + member);
                }
            }
            for (String holder : claim.heldBy()) {
                if (tests.modulesOf(holder).isEmpty()) {
                    findings.add(at + "there is no test class " + holder);
                }
            }
        }
        for (String document : documents.names()) {
            if (catalogue.claims().stream().noneMatch(claim -> claim.source().startsWith(document + "#"))) {
                findings.add("no claim quotes " + document);
            }
        }
        return findings;
    }

    /**
     * Returns what is wrong with the register: missing classes, unregistered ones, oracles without claim, seed or
     * review record.
     */
    public List<String> register() {
        List<String> findings = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Oracle oracle : catalogue.oracles()) {
            String at = "oracle " + oracle.name() + ": ";
            if (!names.add(oracle.name())) {
                findings.add(at + "registered twice");
            }
            if (!Oracle.KINDS.contains(oracle.kind())) {
                findings.add(at + "unknown kind \"" + oracle.kind() + "\", not one of " + Oracle.KINDS);
            }
            if (!tests.modulesOf(oracle.name()).equals(List.of(oracle.module()))) {
                findings.add(at + "the class is in " + tests.modulesOf(oracle.name()) + ", not in " + oracle.module());
            }
        }
        for (String test : tests.names()) {
            if (Oracle.isNamedLikeOne(test) && !names.contains(test)) {
                findings.add("oracle " + test + ": not registered, although it is named like one");
            }
        }
        catalogue.oraclesWithoutClaim().forEach(name -> findings.add("oracle " + name + ": holds no claim"));
        catalogue.oraclesWithoutSeed().forEach(name -> findings.add("oracle " + name + ": no planted defect names it"));
        catalogue.oraclesWithoutReview().forEach(name -> findings.add("oracle " + name + ": has no review record"));
        return findings;
    }

    /**
     * Returns what is wrong with the review records: requirements without an outcome, records of no oracle, test classes
     * and planted defects that are not there, and a replay that is there and not said to be, or the reverse.
     */
    public List<String> reviews(List<Path> records) {
        List<String> findings = new ArrayList<>();
        for (Path record : records) {
            String name = String.valueOf(record.getFileName());
            String oracle = name.substring(0, name.length() - ".md".length());
            if (catalogue.oracle(oracle).isEmpty()) {
                findings.add("review " + name + ": no oracle of that name is registered");
            }
            for (String requirement : Requirements.missingIn(record)) {
                findings.add("review " + name + ": says nothing about " + requirement);
            }
            for (String requirement : Requirements.withoutOutcomeIn(record)) {
                findings.add("review " + name + ": " + requirement + " begins with none of " + Requirements.OUTCOMES);
            }
            if (tests.says(oracle, "Campaign.of(") != Requirements.isMet(record, 7)) {
                findings.add("review " + name + ": R7 is met where a campaign is run, and nowhere else");
            }
            for (String quoted : Requirements.quotedIn(record)) {
                if (quoted.endsWith("Tests") && tests.modulesOf(quoted).isEmpty()) {
                    findings.add("review " + name + ": there is no test class " + quoted);
                }
                if (isNamedLikeASeed(quoted)
                        && catalogue.seeds().stream()
                                .noneMatch(seed -> seed.name().equals(quoted))) {
                    findings.add("review " + name + ": there is no planted defect " + quoted);
                }
            }
        }
        return findings;
    }

    /** A planted defect is named by a sentence of small words with hyphens between. */
    private static boolean isNamedLikeASeed(String name) {
        long hyphens = name.chars().filter(each -> each == '-').count();
        return hyphens > 1 && name.chars().allMatch(each -> each == '-' || Character.isLowerCase(each));
    }

    /** Returns what is wrong with the planted defects: headers, names, files outside production code. */
    public List<String> seeds() {
        List<String> findings = new ArrayList<>();
        for (Seed seed : catalogue.seeds()) {
            String at = "seed " + seed.name() + ": ";
            if (seed.defect().isBlank()) {
                findings.add(at + "lacks the line \"" + Seed.DEFECT.strip() + "\"");
            }
            if (seed.fails().isBlank()) {
                findings.add(at + "lacks the line \"" + Seed.FAILS.strip() + "\"");
            }
            if (seed.oracles().isEmpty()) {
                findings.add(at + "names no oracle");
            }
            for (String oracle : seed.oracles()) {
                if (catalogue.oracle(oracle).isEmpty()) {
                    findings.add(at + "no oracle " + oracle + " is registered");
                }
            }
            if (seed.touched().isEmpty()) {
                findings.add(at + "changes nothing");
            }
            for (String file : seed.touched()) {
                if (!file.contains("/src/main/")) {
                    findings.add(at + "changes " + file + ", which is not production code");
                } else if (!Files.exists(catalogue.root().resolve(file))) {
                    findings.add(at + "changes " + file + ", which does not exist");
                }
            }
        }
        return findings;
    }

    /** Returns what is wrong with the candidates: oracles that are not registered. */
    public List<String> candidates() {
        List<String> findings = new ArrayList<>();
        catalogue.candidates().forEach(candidate -> {
            if (catalogue.oracle(candidate.oracle()).isEmpty()) {
                findings.add(
                        "candidate \"" + candidate.row() + "\": no oracle " + candidate.oracle() + " is registered");
            }
        });
        return findings;
    }

    /** Returns the waivers that waive nothing any more. */
    public List<String> waivers(ApiSurface surface) {
        List<String> findings = new ArrayList<>();
        for (Waiver waiver : catalogue.surfaceWaivers()) {
            boolean needed = surface.members().stream()
                    .filter(member -> Patterns.matches(waiver.subject(), member))
                    .anyMatch(member -> catalogue.claims().stream()
                            .flatMap(claim -> claim.members().stream())
                            .noneMatch(pattern -> Patterns.matches(pattern, member)));
            if (!needed) {
                findings.add("waiver " + waiver.subject() + ": every member of it is claimed, or there is none");
            }
        }
        Set<String> quotes = new HashSet<>();
        for (SentenceWaiver waiver : catalogue.sentenceWaivers()) {
            String at = "waiver " + waiver.source() + " \"" + waiver.quote() + "\": ";
            if (!quotes.add(waiver.source() + " " + Documents.collapse(waiver.quote()))) {
                findings.add(at + "is there twice");
            }
            if (!catalogue.isNeeded(waiver, documents)) {
                findings.add(at + "each of its sentences is claimed, or there is none");
            }
        }
        return findings;
    }
}
