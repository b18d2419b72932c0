package io.bindery.hiera.bind.extend;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Combines the contributions to a multibind into one value, for `combinator => Type[...]`. An extension point.
public sealed interface Combinator {
    /// For lists; starts with an empty list.
    non-sealed interface OfArray extends Combinator {
        List<?> combine(List<?> memo, Object contribution);
    }

    /// For hashes; called for each contribution.
    non-sealed interface OfHash extends Combinator {
        /// @param current what the name has so far; null for nothing
        Object combine(Object name, @Nullable Object current, Object contribution);
    }
}
