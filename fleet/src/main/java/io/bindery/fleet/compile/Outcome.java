package io.bindery.fleet.compile;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.load.Looks;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The result of compiling a node at a state of the code.
public sealed interface Outcome {
    /// What it depends on.
    Looks looks();

    /// A catalog.
    ///
    /// @param exported the resources that the node exports
    /// @param collected the types of exported resources that it collects
    /// @param sources the files and directories in modules that File resources have as their source
    record Compiled(
            Catalog catalog, List<Resource> exported, Set<String> collected, Map<Reference, Path> sources, Looks looks)
            implements Outcome {}

    /// A failure.
    ///
    /// @param message as Puppet prints it
    /// @param file the file that the error points to; null if it points to no file
    /// @param line the line in that file, 0 if unknown
    record Failed(String message, @Nullable String file, int line, Looks looks) implements Outcome {}
}
