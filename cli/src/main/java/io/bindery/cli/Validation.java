package io.bindery.cli;

import io.bindery.puppet.syntax.Validator;
import io.bindery.puppet.syntax.ValidatorSettings;
import io.bindery.text.Diagnostic;
import io.bindery.text.Severity;
import io.bindery.text.UnreadableSource;
import java.util.List;
import java.util.function.Function;

/// Validates sources one after the other and keeps count.
final class Validation {
    private final ValidatorSettings settings;
    private final Verdict verdict;
    private int errors;

    Validation(ValidatorSettings settings, Verdict verdict) {
        this.settings = settings;
        this.verdict = verdict;
    }

    /// The exit code.
    int run(Inputs inputs, Function<String, Source> kind) {
        List<String> files = inputs.files();
        for (int i = 0; i < files.size(); i++) {
            verdict.progress(i, files.size());
            validate(kind.apply(files.get(i)));
        }
        for (String problem : inputs.problems()) {
            errors++;
            verdict.problem(problem);
        }
        verdict.finish(files.size(), errors);
        return errors == 0 ? 0 : 1;
    }

    private void validate(Source source) {
        try {
            List<Diagnostic> diagnostics = Validator.check(source.parse(source.read()), settings);
            for (Diagnostic diagnostic : diagnostics) {
                errors += diagnostic.severity() == Severity.ERROR ? 1 : 0;
            }
            verdict.diagnostics(source, diagnostics);
        } catch (UnreadableSource e) {
            errors++;
            verdict.unreadable(source, e.reason(), e.hint());
        }
    }
}
