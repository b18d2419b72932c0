package io.bindery.puppet.load;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/// A module: a directory of manifests, files, templates and plugins.
///
/// @param dependencies names of the modules its `metadata.json` says it needs; see [#declaresDependencies]
/// @param declaresDependencies whether it has metadata that lists dependencies, so that it sees only those
public record Module(String name, Path path, List<String> dependencies, boolean declaresDependencies) {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

    public Module {
        dependencies = List.copyOf(dependencies);
    }

    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    public Path manifests() {
        return path.resolve("manifests");
    }

    /// Whether code in this module may use functions and types of another.
    public boolean sees(String other) {
        return !declaresDependencies || other.equals(name) || dependencies.contains(other);
    }
}
