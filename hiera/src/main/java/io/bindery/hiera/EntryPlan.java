package io.bindery.hiera;

import io.bindery.puppet.value.Hash;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An entry of a hierarchy as a configuration file has it, before any interpolation.
///
/// @param datadir null where the default is meant
/// @param places null where the function needs no location
/// @param extension what paths must end with, null for anything
record EntryPlan(
        String name,
        FunctionKind kind,
        String function,
        @Nullable String datadir,
        @Nullable LocationKind places,
        List<String> written,
        @Nullable String extension,
        Hash options) {

    /// The ways to say where data is.
    enum LocationKind {
        PATHS,
        GLOBS,
        URIS,
        MAPPED_PATHS
    }
}
