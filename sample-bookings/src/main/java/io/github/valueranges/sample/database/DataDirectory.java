package io.github.valueranges.sample.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * A directory that one service owns while it runs.
 *
 * <p>The lock is the operating system's: it ends with the process that holds it, however that process ends, so a
 * killed service never leaves its directory locked.
 */
final class DataDirectory implements AutoCloseable {

    private final Path path;
    private final FileChannel lockFile;

    private DataDirectory(Path path, FileChannel lockFile) {
        this.path = path;
        this.lockFile = lockFile;
    }

    static DataDirectory lock(Path path) {
        try {
            Files.createDirectories(path);
            // The real path, so that a server left behind is recognised whichever way the directory is named.
            Path directory = path.toRealPath();
            FileChannel channel = FileChannel.open(
                    directory.resolve("service.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (tryLock(channel) == null) {
                channel.close();
                throw new DataDirectoryInUseException(directory);
            }
            return new DataDirectory(directory, channel);
        } catch (IOException e) {
            throw new UncheckedIOException("The data directory " + path + " cannot be used", e);
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException heldByThisProcess) {
            return null;
        }
    }

    /** Where the server keeps its files. */
    Path cluster() {
        return path.resolve("postgres");
    }

    /** Where the server writes what it has to say. */
    Path log() {
        return path.resolve("postgres.log");
    }

    Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        lockFile.close();
    }
}
