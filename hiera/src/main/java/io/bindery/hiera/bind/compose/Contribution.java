package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.problem.SourceLocation;
import java.util.Comparator;

/// A contribution to a multibind that applies to the request.
record Contribution(Statement.Fragment fragment, Position position, Candidate.Origin origin, int ordinal) {
    /// Layers high to low, the more specific first, then as written.
    static final Comparator<Contribution> ORDER =
            Comparator.comparing(Contribution::position).reversed().thenComparingInt(Contribution::ordinal);

    /// @param key of the multibind
    Provenance provenance(Key key) {
        return origin.provenance(key, position, location(), null);
    }

    SourceLocation location() {
        return fragment.location();
    }
}
