package io.bindery.hiera.bind.problem;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/// An error, with the message of its code and the place of the first statement involved.
///
/// @param code null for a syntax error of a file
/// @param harmless whether it is only a warning here, even if its code is an error elsewhere
public record BindingProblem(@Nullable BindingCode code, String message, SourceLocation location, boolean harmless) {
    public BindingProblem(@Nullable BindingCode code, String message, SourceLocation location) {
        this(code, message, location, false);
    }

    public static BindingProblem warning(BindingCode code, String message, SourceLocation location) {
        return new BindingProblem(code, message, location, true);
    }

    /// By file and line, then as they were found.
    public static final Comparator<BindingProblem> BY_PLACE = Comparator.comparing(
                    (BindingProblem problem) -> String.valueOf(problem.location.file()))
            .thenComparingInt(problem -> problem.location.line());

    public boolean isWarning() {
        return harmless || code != null && code.isWarning();
    }

    /// `[B401] message (file: F, line: N)`.
    public String text() {
        return (code == null ? "" : "[" + code.name() + "] ") + message + location.suffix();
    }
}
