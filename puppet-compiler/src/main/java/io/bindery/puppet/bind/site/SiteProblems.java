package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;

/// Collects all errors in a site's configuration, to report them together.
final class SiteProblems {
    private final List<BindingProblem> found = new ArrayList<>();

    void add(BindingCode code, Place place, String message) {
        found.add(problem(code, place, message));
    }

    List<BindingProblem> all() {
        return found;
    }

    void throwIfAny() {
        if (!found.isEmpty()) {
            throw new BindingsError(found);
        }
    }

    static BindingsError error(BindingCode code, Place place, String message) {
        return new BindingsError(List.of(problem(code, place, message)));
    }

    private static BindingProblem problem(BindingCode code, Place place, String message) {
        return new BindingProblem(code, message, SourceLocation.of(place));
    }

    /// ` at (file: F, line: N)`: where the second party is.
    static String at(Place place) {
        return " at " + SourceLocation.of(place);
    }

    /// The type of a value, without the particulars of that value.
    static String typeOf(Value value) {
        return BindingTypes.shown(value);
    }
}
