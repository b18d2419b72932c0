package io.bindery.puppet.compile;

import io.bindery.puppet.load.Environment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Files on disk, among them an environment, that a test changes between two requests.
///
/// @param root where the paths of files begin
/// @param directory of the environment
record DiskSite(Path root, Path directory) {
    void write(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    void delete(String path) throws IOException {
        Files.delete(root.resolve(path));
    }

    Environment environment() {
        return Environment.of("production", directory, List.of(directory.resolve("modules")), directory.resolve("manifests"));
    }
}
