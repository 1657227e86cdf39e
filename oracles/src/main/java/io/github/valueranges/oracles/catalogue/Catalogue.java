package io.github.valueranges.oracles.catalogue;

import io.github.valueranges.oracles.Candidate;
import io.github.valueranges.oracles.ProjectTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Everything under {@code oracles/}, as read from one checkout. */
public record Catalogue(
        Path root,
        List<Oracle> oracles,
        List<Claim> claims,
        List<Seed> seeds,
        List<Candidate> candidates,
        List<Waiver> surfaceWaivers,
        List<SentenceWaiver> sentenceWaivers) {

    /** Reads the catalogues of the checkout that the process runs in. */
    public static Catalogue read() {
        return read(ProjectTree.root());
    }

    static Catalogue read(Path root) {
        Path home = root.resolve("oracles");
        return new Catalogue(
                root,
                Oracle.read(home.resolve("oracles.json")),
                Claim.readAll(home.resolve("claims")),
                Seed.readAll(home.resolve("seeds")),
                Candidate.read(home.resolve("candidates.json")),
                Waiver.read(home.resolve("surface-waivers.json"), "members"),
                SentenceWaiver.readAll(home.resolve("sentence-waivers")));
    }

    /** Returns the registered oracle of that name. */
    public Optional<Oracle> oracle(String name) {
        return oracles.stream().filter(oracle -> oracle.name().equals(name)).findFirst();
    }

    /** Returns where the review record of an oracle is kept. */
    public Path review(Oracle oracle) {
        return root.resolve("oracles/reviews").resolve(oracle.name() + ".md");
    }

    /** Returns the review records that are there. */
    public List<Path> reviews() {
        try (Stream<Path> records = Files.list(root.resolve("oracles/reviews"))) {
            return records.filter(record -> record.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns the names of the registered oracles that hold no claim. */
    public List<String> oraclesWithoutClaim() {
        return namesOf(
                oracle -> claims.stream().noneMatch(claim -> claim.heldBy().contains(oracle.name())));
    }

    /** Returns the names of the registered oracles that no planted defect names. */
    public List<String> oraclesWithoutSeed() {
        return namesOf(oracle -> seeds.stream().noneMatch(seed -> seed.oracles().contains(oracle.name())));
    }

    /** Returns the names of the registered oracles without a review record. */
    public List<String> oraclesWithoutReview() {
        return namesOf(oracle -> !Files.isRegularFile(review(oracle)));
    }

    private List<String> namesOf(Predicate<Oracle> condition) {
        List<String> names = new ArrayList<>();
        for (Oracle oracle : oracles) {
            if (condition.test(oracle)) {
                names.add(oracle.name());
            }
        }
        return names;
    }

    /** Returns the claims that no test holds. */
    public List<String> unheldClaims() {
        return claims.stream()
                .filter(claim -> claim.heldBy().isEmpty())
                .map(Claim::id)
                .toList();
    }

    /** Returns the headings with text of which no claim quotes anything and nothing is waived. */
    public List<String> headingsWithoutClaim(Documents documents) {
        List<String> headings = new ArrayList<>(documents.headingsWithText());
        headings.removeIf(
                heading -> claims.stream().anyMatch(claim -> claim.source().equals(heading)));
        headings.removeIf(heading ->
                sentenceWaivers.stream().anyMatch(waiver -> waiver.source().equals(heading)));
        return headings;
    }

    /** Returns the sentences that are in no quote of a claim and that nothing waives, each with its heading. */
    public List<String> sentencesWithoutClaim(Documents documents) {
        List<String> left = new ArrayList<>();
        for (String source : documents.headingsWithText()) {
            BitSet waived = marks(
                    documents,
                    source,
                    sentenceWaivers.stream()
                            .filter(waiver -> waiver.source().equals(source))
                            .map(SentenceWaiver::quote));
            for (Sentence sentence : unclaimed(documents, source)) {
                if (!sentence.touches(waived)) {
                    left.add(source + ": " + sentence.text());
                }
            }
        }
        return left;
    }

    /** Returns whether a waiver has a part of a sentence that is in no quote of a claim. */
    boolean isNeeded(SentenceWaiver waiver, Documents documents) {
        BitSet waived = marks(documents, waiver.source(), Stream.of(waiver.quote()));
        return unclaimed(documents, waiver.source()).stream().anyMatch(sentence -> sentence.touches(waived));
    }

    private List<Sentence> unclaimed(Documents documents, String source) {
        BitSet claimed = marks(
                documents,
                source,
                claims.stream().filter(claim -> claim.source().equals(source)).map(Claim::quote));
        List<Sentence> sentences = new ArrayList<>(documents.sentences(source));
        sentences.removeIf(sentence -> sentence.isWithin(claimed));
        return sentences;
    }

    /** Marks the characters of a section that a quote has. */
    private static BitSet marks(Documents documents, String source, Stream<String> quotes) {
        BitSet marks = new BitSet();
        String section = documents.section(source).orElse("");
        quotes.map(Documents::collapse).forEach(quote -> {
            for (int at = section.indexOf(quote); at >= 0; at = section.indexOf(quote, at + 1)) {
                marks.set(at, at + quote.length());
            }
        });
        return marks;
    }

    /** Returns the public members that no claim names and nothing waives. */
    public List<String> membersWithoutClaim(ApiSurface surface) {
        List<String> members = new ArrayList<>(surface.members());
        members.removeIf(member -> claims.stream()
                .flatMap(claim -> claim.members().stream())
                .anyMatch(pattern -> Patterns.matches(pattern, member)));
        members.removeIf(
                member -> surfaceWaivers.stream().anyMatch(waiver -> Patterns.matches(waiver.subject(), member)));
        return members;
    }
}
