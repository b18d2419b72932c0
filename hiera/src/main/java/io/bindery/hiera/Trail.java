package io.bindery.hiera;

import java.util.ArrayList;
import java.util.List;

/// Collects the results of a lookup and of all lookups inside it: the contributions to the answer, and the number of
/// interpolations.
final class Trail {
    /// A few lines of data that refer to each other can ask for more interpolations than anybody has time for.
    private static final int MOST_INTERPOLATIONS = 200_000;

    private final List<Contribution> contributions = new ArrayList<>();
    private int interpolations;

    void contributed(Contribution contribution) {
        contributions.add(contribution);
    }

    /// Highest precedence first.
    List<Contribution> contributions() {
        return List.copyOf(contributions);
    }

    /// @throws LookupError if there are too many
    void interpolated() {
        if (++interpolations > MOST_INTERPOLATIONS) {
            throw LookupError.other("A lookup asks for more than " + MOST_INTERPOLATIONS + " interpolations");
        }
    }
}
