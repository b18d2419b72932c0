package io.bindery.hiera.bind.model;

import org.jspecify.annotations.Nullable;

/// A category and its value for this request.
///
/// @param value in canonical form, lower case; null if the category does not apply to this request
/// @param rank 0 for `common`, higher for more specific categories
public record Category(String name, @Nullable String value, int rank) {}
