package io.bindery.hiera;

import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A value that went into the answer of a lookup, and its place.
///
/// @param file null if the value does not come from a file
public record Contribution(
        LayerKind layer, @Nullable String moduleName, String entry, @Nullable Path file, String key, Value value) {

    /// Where, for people: `environment layer, data/common.yaml`.
    public String describe() {
        String where = layer.label().toLowerCase(java.util.Locale.ROOT) + " layer";
        return file == null ? where + ", entry \"" + entry + "\"" : where + ", " + file;
    }
}
