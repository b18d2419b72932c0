package io.bindery.puppet.load;

import java.nio.file.Path;
import java.util.regex.Pattern;

/// A module: a directory of manifests, files, templates and plugins, known by the directory's name.
public record Module(String name, Path path) {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    public Path manifests() {
        return path.resolve("manifests");
    }
}
