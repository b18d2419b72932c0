package io.bindery.hiera.bind.problem;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Collects problems, so that all can be reported together.
public final class Problems {
    private final Set<BindingProblem> found = new LinkedHashSet<>();

    public void add(BindingCode code, String message, SourceLocation location) {
        found.add(new BindingProblem(code, message, location));
    }

    public void add(BindingProblem problem) {
        found.add(problem);
    }

    public void addAll(List<BindingProblem> problems) {
        found.addAll(problems);
    }

    /// Everything found, by place.
    public List<BindingProblem> all() {
        List<BindingProblem> sorted = new ArrayList<>(found);
        sorted.sort(BindingProblem.BY_PLACE);
        return sorted;
    }

    public List<BindingProblem> errors() {
        return all().stream().filter(problem -> !problem.isWarning()).toList();
    }

    public List<BindingProblem> warnings() {
        return all().stream().filter(BindingProblem::isWarning).toList();
    }

    public boolean hasErrors() {
        return found.stream().anyMatch(problem -> !problem.isWarning());
    }

    /// @throws BindingsError if there are errors
    public void requireNone() {
        if (hasErrors()) {
            throw new BindingsError(errors());
        }
    }
}
