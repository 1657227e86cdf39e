package io.github.valueranges.oracles.surface;

import io.github.valueranges.oracles.catalogue.ApiSurface;
import io.github.valueranges.oracles.catalogue.Patterns;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The listing that is kept, and what was decided about its rows. */
public record PostgresSurface(List<String> listing, List<SurfaceEntry> entries) {

    /** Reads the listing and the decisions of a checkout. */
    public static PostgresSurface read(Path root) {
        return new PostgresSurface(ServerListing.read(root), SurfaceEntry.read(root));
    }

    /** Returns the rows that nothing was decided about. */
    public List<String> undecided() {
        List<String> undecided = new ArrayList<>(listing);
        undecided.removeIf(row -> entries.stream().anyMatch(entry -> decides(entry, row)));
        return undecided;
    }

    private static boolean decides(SurfaceEntry entry, String row) {
        return entry.mirrors() ? entry.row().equals(row) : Patterns.matches(entry.rows(), row);
    }

    /** Returns what the decisions say that is not so. */
    public List<String> findings(ApiSurface api) {
        List<String> findings = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (SurfaceEntry entry : entries) {
            String at = "server row " + entry.subject() + ": ";
            if (entry.row().isEmpty() == entry.rows().isEmpty()
                    || entry.mirrors() == !entry.waiver().isEmpty()) {
                findings.add(at + "expected \"row\" and a member, or \"rows\" and a reason");
                continue;
            }
            if (!seen.add(entry.subject())) {
                findings.add(at + "decided twice");
            }
            if (entry.mirrors()) {
                mirrored(entry, api, at, findings);
            } else {
                waived(entry, at, findings);
            }
        }
        return findings;
    }

    private void waived(SurfaceEntry entry, String at, List<String> findings) {
        List<String> rows = new ArrayList<>(listing);
        rows.removeIf(row ->
                !decides(entry, row) || entries.stream().anyMatch(other -> other.mirrors() && decides(other, row)));
        if (rows.isEmpty() && entry.until() == 0) {
            findings.add(at + "waives nothing, or only what a member mirrors");
        } else if (rows.size() != entry.count()) {
            findings.add(at + "waives " + rows.size() + " rows, not " + entry.count()
                    + "; does the reason hold for each of " + rows);
        }
    }

    private void mirrored(SurfaceEntry entry, ApiSurface api, String at, List<String> findings) {
        if (!listing.contains(entry.row())) {
            findings.add(at + "the listing has no such row");
        }
        if (entry.member().indexOf('*') >= 0 || !api.has(entry.member())) {
            findings.add(at + "there is no public member " + entry.member());
        }
        if (entry.examples().isEmpty()) {
            findings.add(at + "has no example");
        }
        String name = asked(entry.row());
        if (!asks(entry.sql(), name)) {
            findings.add(at + "the SQL does not ask for " + name);
        }
    }

    /** A function is asked for by its whole name. */
    private static boolean asks(String sql, String name) {
        int at = sql.indexOf(name);
        boolean wholeName = at <= 0
                || !Character.isJavaIdentifierStart(name.charAt(0))
                || !Character.isJavaIdentifierPart(sql.charAt(at - 1));
        return at >= 0 && wholeName;
    }

    /** What the expression must contain to ask for a row: the operator, the name of the function, the type. */
    private static String asked(String row) {
        int space = row.indexOf(' ');
        String kind = row.substring(0, space);
        String rest = row.substring(space + 1);
        return switch (kind) {
            case "operator" -> {
                String operands = rest.substring(0, rest.indexOf(" -> "));
                yield operands.substring(operands.indexOf(' '), operands.lastIndexOf(' ') + 1);
            }
            case "cast" -> "::" + rest.substring(rest.indexOf(" as ") + " as ".length());
            case "type" -> "::" + rest.substring(0, rest.indexOf(' '));
            default -> rest.substring(0, rest.indexOf('(') + 1);
        };
    }

    /**
     * Returns where a server differs from the listing: rows that are new, and rows that are gone without having come
     * later than its version.
     */
    public List<String> differences(Collection<String> onServer, int majorVersion) {
        List<String> differences = new ArrayList<>();
        for (String row : onServer) {
            if (!listing.contains(row)
                    && entries.stream()
                            .noneMatch(entry ->
                                    entry.until() >= majorVersion && majorVersion > 0 && decides(entry, row))) {
                differences.add("new: " + row);
            }
        }
        for (String row : listing) {
            if (!onServer.contains(row)
                    && entries.stream().noneMatch(entry -> entry.since() > majorVersion && decides(entry, row))) {
                differences.add("gone: " + row);
            }
        }
        return differences;
    }
}
