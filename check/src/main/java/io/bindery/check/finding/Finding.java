package io.bindery.check.finding;

import io.bindery.puppet.lint.Problem;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import java.util.Comparator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A problem in a file.
///
/// @param rule the rule of puppet-lint, the code of a diagnostic, or the name of the inspection that found it
/// @param line from 1; 0 for the whole file
/// @param hint a suggestion; null if there is none
/// @param excuse why the problem does not count; null if it counts
public record Finding(
        String rule, Severity severity, String message, String file, int line, int column, @Nullable String hint, @Nullable Excuse excuse) {
    public static final Comparator<Finding> BY_PLACE = Comparator.comparing(Finding::file)
            .thenComparingInt(Finding::line)
            .thenComparingInt(Finding::column)
            .thenComparing(Finding::rule)
            .thenComparing(Finding::message);

    /// Why a problem does not count.
    public sealed interface Excuse {
        /// A control comment excuses it.
        ///
        /// @param reason as the comment gives it, possibly empty
        record Ignored(String reason) implements Excuse {}

        /// It was fixed.
        record Mended() implements Excuse {}
    }

    public static Finding of(Diagnostic diagnostic, String file) {
        Place given = diagnostic.place();
        Place place = given == null || given.isWhole() ? null : given;
        return new Finding(
                diagnostic.code().name().toLowerCase(Locale.ROOT),
                diagnostic.severity(),
                diagnostic.message(),
                file,
                place == null ? 0 : place.line(),
                place == null ? 0 : place.column(),
                diagnostic.hints().isEmpty() ? null : diagnostic.hints().getFirst(),
                null);
    }

    static Finding of(Problem problem, String file, @Nullable Excuse excuse) {
        return new Finding(problem.rule(), problem.severity(), problem.message(), file, problem.line(), problem.column(), null, excuse);
    }

    public boolean counts() {
        return excuse == null;
    }

    public boolean isError() {
        return severity == Severity.ERROR && counts();
    }

    public boolean isWarning() {
        return severity != Severity.ERROR && counts();
    }
}
