package io.bindery.hiera.bind.model;

import org.jspecify.annotations.Nullable;

/// A dimension of the current state.
///
/// @param value in canonical form, lower case; null where the category does not apply to this request
/// @param rank 0 for `common`, higher for what is more specific
public record Category(String name, @Nullable String value, int rank) {}
