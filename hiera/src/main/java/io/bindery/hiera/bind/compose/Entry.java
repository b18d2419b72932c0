package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Key;
import java.util.List;

/// The effective binding of a key.
///
/// @param lower the concrete candidates below it, highest first, used if an optional producer gives nothing
/// @param demands the abstract candidates whose types the value must have
/// @param fragments the contributions, if it is a multibind
record Entry(Key key, Candidate winner, List<Candidate> lower, List<Candidate> demands, List<Contribution> fragments) {
    Entry {
        lower = List.copyOf(lower);
        demands = List.copyOf(demands);
        fragments = List.copyOf(fragments);
    }
}
