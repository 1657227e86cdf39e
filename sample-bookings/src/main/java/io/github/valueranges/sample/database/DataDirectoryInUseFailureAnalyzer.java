package io.github.valueranges.sample.database;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Says at start what to do about a data directory that belongs to a running service. */
final class DataDirectoryInUseFailureAnalyzer extends AbstractFailureAnalyzer<DataDirectoryInUseException> {

    @Override
    protected FailureAnalysis analyze(Throwable rootFailure, DataDirectoryInUseException cause) {
        return new FailureAnalysis(
                "The data directory " + cause.directory() + " is in use by another running service.",
                "Stop that service, or give this one a directory of its own with --bookings.data-dir=<directory>,"
                        + " or a server with --spring.datasource.url=<url>.",
                cause);
    }
}
