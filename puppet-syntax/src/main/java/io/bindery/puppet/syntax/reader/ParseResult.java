package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.tree.Program;
import io.bindery.text.Diagnostic;
import io.bindery.text.Severity;
import java.util.List;

/// The result of parsing a text. If a diagnostic is an error, the program is empty.
public record ParseResult(Program program, List<Diagnostic> diagnostics) {
    public ParseResult {
        diagnostics = List.copyOf(diagnostics);
    }

    public boolean hasErrors() {
        for (Diagnostic diagnostic : diagnostics) {
            if (diagnostic.severity() == Severity.ERROR) {
                return true;
            }
        }
        return false;
    }
}
