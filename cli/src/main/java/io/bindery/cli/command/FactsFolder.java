package io.bindery.cli.command;

import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// A folder with a facts file for each node, `NAME.json` or `NAME.yaml`.
public final class FactsFolder {
    private FactsFolder() {}

    /// The files, sorted.
    ///
    /// @throws LoadError if it cannot be read
    public static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().matches(".*\\.(json|ya?ml)")).sorted().toList();
        } catch (IOException unreadable) {
            throw new LoadError("Cannot read the folder " + folder);
        }
    }

    /// The name of the node whose facts a file holds: its fact `clientcert`, or that of the file.
    public static String name(Path file, Hash facts) {
        if (facts.get("clientcert") instanceof Str(String certname)) {
            return certname;
        }
        return String.valueOf(file.getFileName()).replaceFirst("\\.(json|ya?ml)$", "");
    }
}
