package io.bindery.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileReplacementTest {
    @TempDir
    Path root;

    /// Two reports of a new node may arrive at the same moment.
    @Test
    void severalMayMakeOneFolder() throws Exception {
        try (var threads = Executors.newFixedThreadPool(8)) {
            for (int round = 0; round < 200; round++) {
                Path folder = root.resolve("nodes" + round + "/node");
                List<Callable<Path>> makers = new ArrayList<>();
                for (int at = 0; at < 8; at++) {
                    makers.add(() -> {
                        FileReplacement.makeFolder(folder, PosixFilePermissions.fromString("rwxr-x---"));
                        return folder;
                    });
                }
                for (var made : threads.invokeAll(makers)) {
                    assertThat(made.get()).isDirectory();
                }
            }
        }
    }

    @Test
    void unforcedReplacementKeepsTheModeAsked() throws IOException {
        Path file = root.resolve("facts.json");
        FileReplacement.replaceUnforced(file, new byte[] {'1'}, PosixFilePermissions.fromString("rw-rw----"));
        FileReplacement.replaceUnforced(file, new byte[] {'2'}, PosixFilePermissions.fromString("rw-rw----"));
        assertThat(file).hasContent("2");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(PosixFilePermissions.fromString("rw-rw----"));
        assertThat(root).isDirectoryContaining(each -> each.equals(file)).isDirectoryNotContaining(each -> each.toString().endsWith(".new"));
    }
}
