package io.bindery.hiera;

import io.bindery.puppet.value.Hash;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A hiera.yaml, checked.
///
/// @param root the folder it stands (or would stand) in
/// @param path null for the configuration that is used where there is no file
/// @param defaultHierarchy null where it has none
/// @param old what only version 3 has
record HieraConfig(
        int version,
        Path root,
        @Nullable Path path,
        String datadir,
        List<EntryPlan> hierarchy,
        @Nullable List<EntryPlan> defaultHierarchy,
        @Nullable Version3 old) {

    /// The rest of a version 3 configuration.
    record Version3(List<String> backends, List<String> hierarchy, Hash backendOptions, MergeStrategy merge) {}

    String name() {
        return "hiera configuration version " + version;
    }

    LookupError fault(String message, int line) {
        return LookupError.in(path, line, message);
    }
}
