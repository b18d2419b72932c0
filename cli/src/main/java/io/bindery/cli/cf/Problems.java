package io.bindery.cli.cf;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.syntax.PolicyCode;
import io.bindery.cfengine.value.ByteText;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/// Diagnostics on standard error: `file:line:column: error: ...`, the source line, a caret.
final class Problems {
    private final PrintStream err;
    private final Log log;
    private final List<String> warnings = new ArrayList<>();

    Problems(PrintStream err, Log log) {
        this.err = err;
        this.log = log;
    }

    /// Whether a warning of one of these kinds was shown.
    boolean warned(List<String> kinds) {
        return warnings.stream().anyMatch(message -> kinds.stream().anyMatch(kind -> message.endsWith("[-W" + kind + "]")));
    }

    void show(Diagnostic problem) {
        if (problem.severity() == Severity.WARNING) {
            warnings.add(problem.message());
        }
        Place place = problem.place();
        String word = problem.severity() == Severity.ERROR ? "error" : "warning";
        if (problem.code() == PolicyCode.UNREADABLE) {
            log.error(problem.message());
            return;
        }
        if (place == null) {
            print(problem.code() == PolicyCode.TOO_MANY_ERRORS ? problem.message() : word + ": " + problem.message());
            return;
        }
        boolean statement = problem.code() instanceof PolicyCode code && code.concernsStatement();
        int column = statement ? 0 : place.column();
        print(place.file().name() + ":" + place.line() + ":" + column + ": " + word + ": " + problem.message());
        if (!statement) {
            print(place.file().lineText(place.line()).replace('\t', ' '));
            print(" ".repeat(column - 1) + "^");
        }
        problem.hints().forEach(hint -> print("  hint: " + hint));
    }

    private void print(String line) {
        byte[] bytes = ByteText.bytes(line + "\n");
        err.write(bytes, 0, bytes.length);
    }
}
