package io.github.valueranges.oracles.tool;

import io.github.valueranges.oracles.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * What the run of one test class came to.
 *
 * @param outcome how it ended
 * @param evidence the first line that says so
 */
record Report(Outcome outcome, String evidence) {
    /** How the run of one test class ended. */
    enum Outcome {
        /** No report, or a report without tests: it was not built or not run. */
        NOT_RUN,
        /** Every test passed, or failed with rows that were known before. */
        PASSED,
        /** An assertion failed, and not only over rows that were known before. */
        FAILED,
        /** A test ended in an exception and none in an assertion: it did not reach its comparison. */
        BROKEN
    }

    Report because(String reason) {
        return new Report(outcome, evidence + " (" + reason + ")");
    }

    /** Reads the report of a test class from a module. */
    static Report of(Path module, String testClass) throws IOException {
        Path reports = module.resolve("target/surefire-reports");
        List<Path> files = List.of();
        if (Files.isDirectory(reports)) {
            try (Stream<Path> all = Files.list(reports)) {
                String end = "." + testClass + ".xml";
                files = all.filter(file -> file.getFileName().toString().startsWith("TEST-"))
                        .filter(file -> file.getFileName().toString().endsWith(end))
                        .toList();
            }
        }
        return files.isEmpty() ? new Report(Outcome.NOT_RUN, "no report") : read(parse(files.get(0)));
    }

    static Report read(Document document) {
        if (document.getElementsByTagName("testcase").getLength() == 0) {
            return new Report(Outcome.NOT_RUN, "no test");
        }
        NodeList failures = document.getElementsByTagName("failure");
        for (int index = 0; index < failures.getLength(); index++) {
            String message = messageOf((Element) failures.item(index));
            OptionalLong newRows = Verdict.newRowsIn(message);
            if (newRows.isEmpty() || newRows.getAsLong() > 0) {
                return new Report(Outcome.FAILED, evidence(message));
            }
        }
        NodeList errors = document.getElementsByTagName("error");
        if (errors.getLength() > 0) {
            return new Report(Outcome.BROKEN, evidence(messageOf((Element) errors.item(0))));
        }
        return new Report(Outcome.PASSED, "every test passed");
    }

    private static String messageOf(Element problem) {
        return problem.getAttribute("message").isEmpty() ? problem.getTextContent() : problem.getAttribute("message");
    }

    /** The first row under the head of a verdict, or the first line of any other message. */
    private static String evidence(String message) {
        List<String> lines = message.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        if (lines.isEmpty()) {
            return "";
        }
        String line = Verdict.newRowsIn(message).isPresent() && lines.size() > 1 ? lines.get(1) : lines.get(0);
        return line.length() > 160 ? line.substring(0, 160) + "…" : line;
    }

    private static Document parse(Path file) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        } catch (ParserConfigurationException | SAXException unreadable) {
            throw new IOException(file + " is not a report", unreadable);
        }
    }
}
