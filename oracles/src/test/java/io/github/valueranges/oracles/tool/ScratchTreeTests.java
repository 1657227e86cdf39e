package io.github.valueranges.oracles.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchTreeTests {
    private static final String PATCH = """
            Defect: the lamp is dim

            diff --git a/m/src/main/java/Lamp.java b/m/src/main/java/Lamp.java
            --- a/m/src/main/java/Lamp.java
            +++ b/m/src/main/java/Lamp.java
            @@ -1 +1 @@
            -class Lamp {}
            +class Dim {}
            """;

    @TempDir
    Path root;

    @TempDir
    Path scratch;

    @TempDir
    Path patches;

    private ScratchTree tree;

    @BeforeEach
    void makeACheckout() throws IOException, InterruptedException {
        write(root, "m/src/main/java/Lamp.java", "class Lamp {}\n");
        write(root, "m/target/Lamp.class", "bytes");
        write(root, ".gitignore", "target/\n");
        assertThat(new ProcessBuilder("git", "init", "-q")
                        .directory(root.toFile())
                        .start()
                        .waitFor())
                .isZero();
        tree = new ScratchTree(root, scratch);
        tree.restore();
    }

    @Test
    void theCopyHasTheFilesOfTheCheckoutAndNotWhatWasBuilt() {
        assertThat(scratch.resolve("m/src/main/java/Lamp.java")).hasContent("class Lamp {}");
        assertThat(scratch.resolve("m/target")).doesNotExist();
        assertThat(scratch.resolve(".git")).doesNotExist();
    }

    @Test
    void aPlantedDefectIsTakenOutAgainAndLooksNewToTheCompiler() throws IOException, InterruptedException {
        Path lamp = scratch.resolve("m/src/main/java/Lamp.java");
        Files.setLastModifiedTime(root.resolve("m/src/main/java/Lamp.java"), FileTime.fromMillis(0));

        assertThat(tree.plant(write(patches, "dim.patch", PATCH))).isEmpty();
        assertThat(lamp).hasContent("class Dim {}");

        assertThat(tree.uproot(patches.resolve("dim.patch"))).isEmpty();
        assertThat(lamp).hasContent("class Lamp {}");
        assertThat(Files.getLastModifiedTime(lamp).toMillis()).isGreaterThan(System.currentTimeMillis() - 60_000);
    }

    @Test
    void whatWasBuiltInTheCopyStaysAndUnchangedFilesKeepTheirTime() throws IOException, InterruptedException {
        Path lamp = scratch.resolve("m/src/main/java/Lamp.java");
        write(scratch, "m/target/Lamp.class", "bytes");
        write(scratch, "m/src/main/java/Left.java", "left over");
        Files.setLastModifiedTime(lamp, FileTime.fromMillis(5_000));
        tree.restore();

        assertThat(scratch.resolve("m/target/Lamp.class")).exists();
        assertThat(scratch.resolve("m/src/main/java/Left.java")).doesNotExist();
        assertThat(Files.getLastModifiedTime(lamp)).isEqualTo(FileTime.fromMillis(5_000));
    }

    @Test
    void aCopyInWhichADefectStayedIsRestored() throws IOException, InterruptedException {
        tree.plant(write(patches, "dim.patch", PATCH));
        tree.restore();

        assertThat(scratch.resolve("m/src/main/java/Lamp.java")).hasContent("class Lamp {}");
    }

    @Test
    void aPatchThatDoesNotApplyIsRefusedWithAReason() throws IOException, InterruptedException {
        assertThat(tree.plant(write(patches, "dim.patch", PATCH.replace("-class Lamp", "-class Wire"))))
                .startsWith("the patch does not apply: ");
    }

    private static Path write(Path root, String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
