package io.bindery.check.file;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The kinds of file that are inspected, recognised by name.
public enum FileKind {
    MANIFEST,
    EPP,
    ERB,
    HIERA,
    YAML,
    JSON,
    METADATA,
    ENVIRONMENT,
    PUPPETFILE;

    /// The kind of a file; null for one that nothing is known of.
    ///
    /// @param file its path inside the repo or module
    public static @Nullable FileKind of(Path file) {
        String name = String.valueOf(file.getFileName());
        return switch (name) {
            case "Puppetfile" -> PUPPETFILE;
            case "environment.conf" -> ENVIRONMENT;
            case "metadata.json" -> METADATA;
            case "hiera.yaml" -> HIERA;
            default -> byEnding(name, file);
        };
    }

    private static @Nullable FileKind byEnding(String name, Path file) {
        if (name.endsWith(".pp")) {
            return isPlan(file) ? null : MANIFEST;
        } else if (name.endsWith(".epp")) {
            return EPP;
        } else if (name.endsWith(".erb")) {
            return ERB;
        } else if (isShipped(file)) {
            return null;
        } else if (name.endsWith(".yaml") || name.endsWith(".yml") || name.endsWith(".eyaml")) {
            return YAML;
        }
        return name.endsWith(".json") ? JSON : null;
    }

    /// Whether a manifest is a plan of Bolt, whose language has more words.
    private static boolean isPlan(Path file) {
        for (Path step : file) {
            if (step.toString().equals("plans")) {
                return true;
            }
        }
        return false;
    }

    /// Whether a file is content for the managed machines, which Puppet itself does not interpret.
    private static boolean isShipped(Path file) {
        for (Path step : file) {
            switch (step.toString()) {
                case "files", "templates", "spec", "test", "tests" -> {
                    return true;
                }
                default -> {}
            }
        }
        return false;
    }
}
