package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.tree.Program;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import io.bindery.text.SourceFile;
import java.util.List;

/// Reads EPP templates for the functions that render them.
final class EppSource {
    private EppSource() {}

    static Program parse(Call call, String function, String name, String text) {
        ParseResult result = call.evaluator().cache().template(new SourceFile(name, text));
        List<Diagnostic> errors = result.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                .toList();
        if (errors.isEmpty()) {
            return result.program();
        }
        String detail = errors.size() == 1
                ? text(errors.getFirst())
                : "Language validation logged " + errors.size() + " errors. Giving up (file: " + name + ")";
        throw new EvaluationError(function + "(): Invalid EPP: " + detail);
    }

    private static String text(Diagnostic diagnostic) {
        Place place = diagnostic.place();
        if (place == null) {
            return diagnostic.message();
        }
        String where = place.isWhole() ? "" : ", line: " + place.line() + ", column: " + place.column();
        return diagnostic.message() + " (file: " + place.file().name() + where + ")";
    }
}
