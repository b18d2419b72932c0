package io.bindery.puppet.compile;

import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.syntax.rules.HeredocSyntax;
import io.bindery.text.Diagnostic;
import io.bindery.text.NumberedCode;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Handles the diagnostics that parser and validator give for a file. Warnings are logged. A single error fails the compile; of
/// several errors, each is logged and a summary fails the compile.
record Problems(Log log) {
    private static final int MOST = 10;

    /// @param checked which syntaxes of heredocs have a checker that is bound, so that it is not for the validator to refuse them
    /// @param prefix what is put before the text of an error
    void report(Manifest manifest, Predicate<String> checked, String prefix) {
        for (HeredocSyntax.Complaint text : manifest.texts()) {
            if (!checked.test(text.syntax())) {
                List<Diagnostic> problems = new ArrayList<>(manifest.problems());
                problems.set(problems.size() - 1, text.diagnostic());
                report(manifest, problems, prefix);
            }
        }
        report(manifest, manifest.others(), prefix);
    }

    private void report(Manifest manifest, List<Diagnostic> problems, String prefix) {
        List<Diagnostic> errors = new ArrayList<>();
        int warnings = 0;
        int deprecations = 0;
        for (Diagnostic problem : problems) {
            if (problem.severity() == Severity.ERROR) {
                errors.add(problem);
            } else if (problem.severity() == Severity.WARNING ? warnings++ < MOST : deprecations++ < MOST) {
                write(LogLevel.WARNING, problem);
            }
        }
        if (!errors.isEmpty()) {
            throw failure(manifest, errors, warnings + deprecations, prefix);
        }
    }

    private EvaluationError failure(Manifest manifest, List<Diagnostic> errors, int warnings, String prefix) {
        if (errors.size() == 1) {
            Diagnostic only = errors.getFirst();
            Place place = only.place();
            String message = prefix + only.message();
            return place == null ? EvaluationError.placeless(message) : EvaluationError.at(message, place);
        }
        if (errors.stream().anyMatch(error -> error.code() instanceof NumberedCode)) {
            // Errors of bindings, which have numbers, are reported together in one error, each with its number and place.
            return EvaluationError.placeless(errors.stream().map(Diagnostic::text).collect(Collectors.joining("\n")));
        }
        errors.stream().limit(MOST).forEach(error -> write(LogLevel.ERR, error));
        String also = warnings > 0 ? ", and " + warnings + " warnings" : "";
        return EvaluationError.at(
                prefix + "Language validation logged " + errors.size() + " errors" + also + ". Giving up",
                Place.whole(manifest.file()));
    }

    private void write(LogLevel level, Diagnostic problem) {
        Place place = problem.place();
        if (place == null) {
            log.write(level, null, problem.message());
        } else {
            log.write(level, problem.message(), place);
        }
    }
}
