package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Finds overrides that override nothing but do no harm, because a binding above them decides. Checking bindings warns about
/// them.
record ShadowedOverrides(Effective effective) {
    List<BindingProblem> find() {
        List<BindingProblem> found = new ArrayList<>();
        for (Map.Entry<Key, List<Candidate>> each : effective.candidates().entries()) {
            Entry entry = effective.entries().get(each.getKey());
            for (Candidate candidate : each.getValue()) {
                boolean shadowed = entry != null && candidate.position().compareTo(entry.winner().position()) < 0;
                if (shadowed && candidate.modifiers().override() && !isAboveAny(candidate, each.getValue())) {
                    found.add(BindingProblem.warning(
                            BindingCode.B403, Selection.nothingToOverride(each.getKey(), effective.candidates()), candidate.location()));
                }
            }
        }
        return found;
    }

    private boolean isAboveAny(Candidate candidate, List<Candidate> others) {
        return others.stream().anyMatch(other -> other.position().compareTo(candidate.position()) < 0)
                || effective.mounted().stream()
                        .anyMatch(source -> source.position().compareTo(candidate.position()) < 0
                                && source.source().find(candidate.key()) != null);
    }
}
