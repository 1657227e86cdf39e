package io.github.valueranges.sample.database;

import java.nio.file.Path;

/** Another service, still running, keeps its bookings in the same directory. */
@SuppressWarnings("serial")
final class DataDirectoryInUseException extends RuntimeException {

    private final String directory;

    DataDirectoryInUseException(Path directory) {
        super("The data directory " + directory + " is in use by another service");
        this.directory = directory.toString();
    }

    String directory() {
        return directory;
    }
}
