package io.bindery.hiera.bind.problem;

import java.util.List;
import java.util.stream.Collectors;

/// The error for wrong bindings: all problems found, one on each line.
public final class BindingsError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<BindingProblem> problems;

    public BindingsError(List<BindingProblem> problems) {
        super(problems.stream().map(BindingProblem::text).collect(Collectors.joining("\n")), null, false, false);
        this.problems = List.copyOf(problems);
    }

    public BindingsError(BindingCode code, String message, SourceLocation location) {
        this(List.of(new BindingProblem(code, message, location)));
    }

    public List<BindingProblem> problems() {
        return problems;
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
