package io.github.valueranges.oracles.tool;

import io.github.valueranges.oracles.Candidate;
import io.github.valueranges.oracles.catalogue.ApiSurface;
import io.github.valueranges.oracles.catalogue.Axes;
import io.github.valueranges.oracles.catalogue.Catalogue;
import io.github.valueranges.oracles.catalogue.Consistency;
import io.github.valueranges.oracles.catalogue.Documents;
import io.github.valueranges.oracles.catalogue.TestSources;
import io.github.valueranges.oracles.clones.CloneSweep;
import io.github.valueranges.oracles.surface.PostgresSurface;
import io.github.valueranges.oracles.surface.ServerListing;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The worklist: what the catalogues promise and nothing proves yet, and what they say that is not so. */
final class Status {
    private final Map<String, List<String>> work = new LinkedHashMap<>();
    private final String summary;

    private Status(String summary) {
        this.summary = summary;
    }

    static Status of(Catalogue catalogue) {
        Documents documents = Documents.of(catalogue.root());
        ApiSurface surface = ApiSurface.of(catalogue.root());
        Consistency consistency = new Consistency(catalogue, documents, TestSources.of(catalogue.root()));
        Status status = new Status(catalogue.oracles().size() + " oracles, "
                + catalogue.claims().size() + " claims, "
                + catalogue.seeds().size() + " planted defects, "
                + catalogue.candidates().size() + " candidates, "
                + surface.members().size() + " public members, "
                + ServerListing.read(catalogue.root()).size() + " rows of the server");
        status.work.put("claims that no test holds", catalogue.unheldClaims());
        status.work.put("headings that no claim quotes", catalogue.headingsWithoutClaim(documents));
        status.work.put("sentences that no claim quotes", catalogue.sentencesWithoutClaim(documents));
        status.work.put("public members that no claim names", catalogue.membersWithoutClaim(surface));
        PostgresSurface server = PostgresSurface.read(catalogue.root());
        status.work.put("rows of the server that nothing is decided about", server.undecided());
        status.work.put(
                "differences of siblings", CloneSweep.of(catalogue.root()).findings());
        status.work.put("disagreements that are not fixed", lines(catalogue.candidates()));
        List<String> wrong = new ArrayList<>(consistency.register());
        wrong.addAll(consistency.claims(surface));
        wrong.addAll(consistency.seeds());
        wrong.addAll(consistency.reviews(catalogue.reviews()));
        wrong.addAll(consistency.candidates());
        wrong.addAll(consistency.waivers(surface));
        wrong.addAll(server.findings(surface));
        wrong.addAll(Axes.read(catalogue.root()).findings(TestSources.of(catalogue.root())));
        status.work.put("entries that are not so, or not complete", wrong);
        return status;
    }

    private static List<String> lines(List<Candidate> candidates) {
        return candidates.stream()
                .map(candidate -> candidate.oracle() + ": " + candidate.row() + " (" + candidate.family() + ", "
                        + (candidate.isFiled() ? "issue " + candidate.issue() : "no issue yet") + ")")
                .toList();
    }

    /** Prints the worklist and returns the exit code. */
    int print(PrintStream out) {
        int left = 0;
        for (Map.Entry<String, List<String>> part : work.entrySet()) {
            if (!part.getValue().isEmpty()) {
                out.println(part.getKey() + " (" + part.getValue().size() + ")");
                part.getValue().forEach(line -> out.println("  " + line));
                left += part.getValue().size();
            }
        }
        out.println(summary);
        out.println(left == 0 ? "nothing to do" : left + " to do");
        return left == 0 ? 0 : 1;
    }
}
