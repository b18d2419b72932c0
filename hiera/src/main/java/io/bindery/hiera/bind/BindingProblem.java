package io.bindery.hiera.bind;

import java.util.Comparator;

/// Something wrong, in the words of its code, and the place of the first party.
public record BindingProblem(BindingCode code, String message, SourceLocation location) {
    /// By file and line, then as they were found.
    public static final Comparator<BindingProblem> BY_PLACE = Comparator.comparing(
                    (BindingProblem problem) -> String.valueOf(problem.location.file()))
            .thenComparingInt(problem -> problem.location.line());

    public boolean isWarning() {
        return code.isWarning();
    }

    /// `[B401] message (file: F, line: N)`.
    public String text() {
        return "[" + code.name() + "] " + message + location.suffix();
    }
}
