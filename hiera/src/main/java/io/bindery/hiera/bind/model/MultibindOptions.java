package io.bindery.hiera.bind.model;

import org.jspecify.annotations.Nullable;

/// How contributions are combined into one value.
///
/// @param combinator a lambda; null for none
/// @param combinatorType the name of a [Combinator]; null for none
/// @param flatten how many levels of lists are flattened, negative for all
public record MultibindOptions(
        @Nullable BoundExpression combinator,
        @Nullable String combinatorType,
        int flatten,
        boolean uniq,
        Resolution conflictResolution,
        boolean priorityOnNamed,
        boolean priorityOnUnnamed) {
    public static final MultibindOptions NONE = new MultibindOptions(null, null, 0, false, Resolution.ERROR, false, false);

    /// The treatment of contributions to a hash that have the same name.
    public enum Resolution {
        ERROR,
        PRIORITY,
        IGNORE,
        APPEND,
        MERGE
    }
}
