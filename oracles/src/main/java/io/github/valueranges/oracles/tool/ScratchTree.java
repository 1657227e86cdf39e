package io.github.valueranges.oracles.tool;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A copy of the checkout to plant defects in, kept between runs: only files that differ are written, so that the build
 * recompiles what a defect touched and nothing else.
 */
final class ScratchTree {
    private final Path root;
    private final Path scratch;

    ScratchTree(Path root, Path scratch) {
        this.root = root;
        this.scratch = scratch;
    }

    /** The copy of a checkout in the directory for temporary files, the same at every run. */
    static ScratchTree of(Path root) {
        String name = "valueranges-seeds-" + Integer.toHexString(root.toString().hashCode());
        return new ScratchTree(
                root, Path.of(System.getProperty("java.io.tmpdir")).resolve(name));
    }

    Path path() {
        return scratch;
    }

    /** Makes the copy equal to the checkout, whatever was planted in it before. */
    void restore() throws IOException, InterruptedException {
        Files.createDirectories(scratch);
        Set<Path> wanted = new HashSet<>();
        for (String name : filesOfTheCheckout()) {
            Path source = root.resolve(name);
            Path copy = scratch.resolve(name);
            wanted.add(copy);
            if (Files.isRegularFile(source) && (!Files.isRegularFile(copy) || Files.mismatch(source, copy) >= 0)) {
                Files.createDirectories(copy.getParent());
                // The time of the copy stays new, also when a defect is taken out: the compiler has to notice.
                Files.copy(source, copy, StandardCopyOption.REPLACE_EXISTING);
                if (Files.isExecutable(source)) {
                    copy.toFile().setExecutable(true);
                }
            }
        }
        deleteOthers(wanted);
    }

    private List<String> filesOfTheCheckout() throws IOException, InterruptedException {
        Process git = new ProcessBuilder("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
                .directory(root.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String listed = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (git.waitFor() != 0) {
            throw new IOException("git cannot list the files of " + root);
        }
        List<String> names = new ArrayList<>();
        int start = 0;
        for (int end = listed.indexOf('\0'); end >= 0; end = listed.indexOf('\0', start)) {
            String name = listed.substring(start, end);
            if (Files.exists(root.resolve(name))) {
                names.add(name);
            }
            start = end + 1;
        }
        return names;
    }

    private void deleteOthers(Set<Path> wanted) throws IOException {
        Files.walkFileTree(scratch, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                return directory.endsWith("target") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (!wanted.contains(file)) {
                    Files.delete(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** Applies a patch; returns what git said if it refused. */
    String plant(Path patch) throws IOException, InterruptedException {
        return apply(patch, List.of());
    }

    /**
     * Takes an applied patch out again, whatever happened to the checkout in the meantime; returns what git said if it
     * refused.
     */
    String uproot(Path patch) throws IOException, InterruptedException {
        return apply(patch, List.of("--reverse"));
    }

    private String apply(Path patch, List<String> options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git", "apply", "--whitespace=nowarn"));
        command.addAll(options);
        command.add(patch.toAbsolutePath().toString());
        Process git = new ProcessBuilder(command)
                .directory(scratch.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return git.waitFor() == 0 ? "" : "the patch does not apply: " + said.strip();
    }
}
