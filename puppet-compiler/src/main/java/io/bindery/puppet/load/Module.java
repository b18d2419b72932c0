package io.bindery.puppet.load;

import java.nio.file.Path;

/// A module: a directory of manifests, files, templates and plugins, known by the directory's name.
public record Module(String name, Path path) {
    public Path manifests() {
        return path.resolve("manifests");
    }
}
