package io.bindery.cli.command;

import io.bindery.files.FileReading;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.eval.error.CallFrame;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Prints the source line of a diagnostic, with a caret under the place, and the hints.
public final class Excerpt {
    private static final int WIDEST = 160;
    private static final long LARGEST = 4L << 20;

    private Excerpt() {}

    public static List<String> lines(Diagnostic diagnostic) {
        List<String> lines = new ArrayList<>();
        Place place = diagnostic.place();
        if (place != null && !place.isWhole()) {
            source(place, lines);
        }
        lines.addAll(hints(diagnostic.hints()));
        return lines;
    }

    /// Hints as lines of their own.
    public static List<String> hints(List<String> hints) {
        return hints.stream().map(hint -> "  hint: " + hint).toList();
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
        } else if (place == null && error.file() != null) {
            Place found = place(error.file(), error.line(), error.column());
            if (found != null) {
                source(found, lines);
            }
        }
        for (CallFrame call : error.calls()) {
            Place from = call.place();
            if (from != null && !from.isWhole() && !from.equals(place)) {
                lines.add("  in " + call.name() + ", called at " + from.file().name() + ":" + from.line() + ":" + from.column());
            }
        }
        lines.addAll(hints(error.hints()));
        return lines;
    }

    /// A place of which only numbers are known; the file is read again for people. Null if it has no such line.
    ///
    /// @param column 0 if it is not known: the first character of the line that is no blank
    static @Nullable Place place(String file, int line, int column) {
        try {
            Path path = Path.of(file);
            if (line == 0 || !Files.isRegularFile(path) || Files.size(path) > LARGEST) {
                return null;
            }
            SourceFile source = new SourceFile(file, FileReading.text(path));
            if (line > source.lineCount()) {
                return null;
            }
            String text = source.lineText(line);
            int offset = source.offset(line, column > 0 ? column : text.length() - text.stripLeading().length() + 1);
            return new Place(source, offset, offset);
        } catch (IOException | InvalidPathException unreadable) {
            return null;
        }
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
