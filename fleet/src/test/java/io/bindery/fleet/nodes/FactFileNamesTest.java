package io.bindery.fleet.nodes;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.testkit.HostileNames;
import io.bindery.testkit.OpenWatch;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hostile names of files with facts, and of nodes in what PuppetDB answers: facts are read from the files themselves, and from no other.
class FactFileNamesTest {
    @TempDir
    Path folder;

    @Test
    void factsAreReadFromTheFilesThemselves() throws IOException {
        Path root = Files.createDirectories(folder.toRealPath().resolve("a/facts"));
        Path outside = Files.createDirectories(root.resolveSibling("outside"));
        Files.writeString(outside.resolve("secret"), "{\"canary\": 1}");
        Files.writeString(outside.resolve("secret.json"), "{\"canary\": 1}");
        int made = 0;
        for (String name : HostileNames.all()) {
            try {
                Files.writeString(root.resolve(name.replace('/', '_') + ".json"), "{\"own\": 1}");
                made++;
            } catch (FileSystemException | InvalidPathException _) {
                // No file can have this name.
            }
        }
        assertThat(made).isGreaterThan(200);
        try (OpenWatch watch = new OpenWatch()) {
            watch.add(outside);
            watch.take();
            for (FleetNode node : FactFiles.list(root)) {
                assertThat(node.facts().read().toString()).contains("own").doesNotContain("canary");
            }
            assertThat(watch.take()).isEmpty();
        }
    }
}
