package io.bindery.hiera;

import io.bindery.puppet.value.Hash;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An entry of a hierarchy as written in a configuration file, before interpolation.
///
/// @param datadir null for the default
/// @param places null if the function needs no location
/// @param extension the extension that paths must have, null for any
record EntryPlan(
        String name,
        FunctionKind kind,
        String function,
        @Nullable String datadir,
        @Nullable LocationKind places,
        List<String> written,
        @Nullable String extension,
        Hash options) {

    /// The ways to give locations of data.
    enum LocationKind {
        PATHS,
        GLOBS,
        URIS,
        MAPPED_PATHS
    }
}
