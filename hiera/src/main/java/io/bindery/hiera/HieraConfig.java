package io.bindery.hiera;

import io.bindery.puppet.value.Hash;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A checked hiera.yaml.
///
/// @param root the folder of the file, or where the file would be
/// @param path null for the default configuration, used if there is no file
/// @param defaultHierarchy null if it has none
/// @param old the settings that only version 3 has
record HieraConfig(
        int version,
        Path root,
        @Nullable Path path,
        String datadir,
        List<EntryPlan> hierarchy,
        @Nullable List<EntryPlan> defaultHierarchy,
        @Nullable Version3 old) {

    /// The further settings of a version 3 configuration.
    record Version3(List<String> backends, List<String> hierarchy, Hash backendOptions, MergeStrategy merge) {}

    String name() {
        return "hiera configuration version " + version;
    }

    LookupError fault(String message, int line) {
        return LookupError.in(path, line, message);
    }
}
