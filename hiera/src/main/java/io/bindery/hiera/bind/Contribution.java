package io.bindery.hiera.bind;

import java.util.Comparator;

/// A contribution to a multibind that applies to the request.
record Contribution(Statement.Fragment fragment, Position position, Candidate.Origin origin, int ordinal) {
    /// Layers high to low, the more specific first, then as written.
    static final Comparator<Contribution> ORDER =
            Comparator.comparing(Contribution::position).reversed().thenComparingInt(Contribution::ordinal);

    SourceLocation location() {
        return fragment.location();
    }
}
