package io.bindery.cli.command;

import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.eval.CallFrame;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;

/// The source line a diagnostic is about, with a caret under the place, and the hints.
public final class Excerpt {
    private static final int WIDEST = 160;

    private Excerpt() {}

    public static List<String> lines(Diagnostic diagnostic) {
        List<String> lines = new ArrayList<>();
        Place place = diagnostic.place();
        if (place != null && !place.isWhole()) {
            source(place, lines);
        }
        for (String hint : diagnostic.hints()) {
            lines.add("  hint: " + hint);
        }
        return lines;
    }

    /// ` (file: F, line: L, column: C)`
    static String location(Place place) {
        return place.isWhole()
                ? " (file: " + place.file().name() + ")"
                : " (file: " + place.file().name() + ", line: " + place.line() + ", column: " + place.column() + ")";
    }

    /// The source line of a place with a caret under it.
    public static List<String> source(Place place) {
        List<String> lines = new ArrayList<>();
        source(place, lines);
        return lines;
    }

    /// What helps to understand a failed compile: the source line, then the calls that led there, innermost first.
    public static List<String> failure(CompileError error) {
        List<String> lines = new ArrayList<>();
        Place place = error.place();
        if (place != null && !place.isWhole()) {
            source(place, lines);
        }
        for (CallFrame call : error.calls()) {
            Place from = call.place();
            if (from != null && !from.isWhole() && !from.equals(place)) {
                lines.add("  in " + call.name() + ", called at " + from.file().name() + ":" + from.line() + ":" + from.column());
            }
        }
        return lines;
    }

    private static void source(Place place, List<String> lines) {
        int line = place.line();
        String text = place.file().lineText(line).replace('\t', ' ');
        int column = place.column() - 1;
        int from = column > WIDEST / 2 ? text.offsetByCodePoints(0, Math.min(column - WIDEST / 2, codePoints(text))) : 0;
        String shown = text.substring(from, Math.min(text.length(), from + WIDEST));
        String number = String.valueOf(line);
        int caret = column - text.codePointCount(0, from);
        lines.add("  " + number + " | " + shown.replaceAll("\\p{Cntrl}", "?"));
        lines.add("  " + " ".repeat(number.length()) + " | " + " ".repeat(Math.max(0, caret)) + "^");
    }

    private static int codePoints(String text) {
        return text.codePointCount(0, text.length());
    }
}
