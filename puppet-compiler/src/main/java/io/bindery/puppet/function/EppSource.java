package io.bindery.puppet.function;

import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.syntax.ParseResult;
import io.bindery.puppet.syntax.Program;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import io.bindery.text.SourceFile;

/// EPP templates read for the functions that render them.
final class EppSource {
    private EppSource() {}

    static Program parse(Call call, String function, String name, String text) {
        ParseResult result = call.evaluator().cache().template(new SourceFile(name, text));
        for (Diagnostic diagnostic : result.diagnostics()) {
            if (diagnostic.severity() == Severity.ERROR) {
                throw new EvaluationError(function + "(): Invalid EPP: " + text(diagnostic));
            }
        }
        return result.program();
    }

    private static String text(Diagnostic diagnostic) {
        Place place = diagnostic.place();
        return place == null
                ? diagnostic.message()
                : diagnostic.message() + " (file: " + place.file().name() + ", line: " + place.line() + ", column: "
                        + place.column() + ")";
    }
}
