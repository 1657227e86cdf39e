package io.github.valueranges.oracles.catalogue;

import io.github.valueranges.oracles.Candidate;
import io.github.valueranges.oracles.ProjectTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
        List<Waiver> headingWaivers) {

    /** Reads the catalogues of the checkout that the process runs in. */
    public static Catalogue read() {
        return read(ProjectTree.root());
    }

    static Catalogue read(Path root) {
        Path home = root.resolve("oracles");
        return new Catalogue(
                root,
                Oracle.read(home.resolve("oracles.json")),
                Claim.read(home.resolve("claims.json")),
                Seed.readAll(home.resolve("seeds")),
                Candidate.read(home.resolve("candidates.json")),
                Waiver.read(home.resolve("surface-waivers.json"), "members"),
                Waiver.read(home.resolve("heading-waivers.json"), "heading"));
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

    /** Returns the headings with text that no claim quotes and nothing waives. */
    public List<String> headingsWithoutClaim(Documents documents) {
        List<String> headings = new ArrayList<>(documents.headingsWithText());
        headings.removeIf(
                heading -> claims.stream().anyMatch(claim -> claim.source().equals(heading)));
        headings.removeIf(heading ->
                headingWaivers.stream().anyMatch(waiver -> waiver.subject().equals(heading)));
        return headings;
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
