package io.bindery.hiera.bind.problem;

import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// The place of a statement. Unlike a [Place] it does not need the text: an imported model has only this.
///
/// @param file null if there is no file
/// @param line 0 if unknown
public record SourceLocation(@Nullable String file, int line, int column) {
    public static final SourceLocation NONE = new SourceLocation(null, 0, 0);

    public static SourceLocation of(Place place) {
        String name = place.file().name();
        String file = name.isEmpty() ? null : name;
        return place.isWhole() ? new SourceLocation(file, 0, 0) : new SourceLocation(file, place.line(), place.column());
    }

    /// `(file: F, line: N)` with what is known; empty when nothing is.
    @Override
    public String toString() {
        StringBuilder parts = new StringBuilder();
        if (file != null) {
            parts.append("file: ").append(file);
        }
        if (line > 0) {
            parts.append(parts.isEmpty() ? "" : ", ").append("line: ").append(line);
        }
        return parts.isEmpty() ? "" : "(" + parts + ")";
    }

    /// ` (file: F, line: N, column: C)` with what is known, to be put after a message; empty when nothing is.
    String suffix() {
        String text = toString();
        return text.isEmpty() ? "" : " " + (column > 0 ? text.substring(0, text.length() - 1) + ", column: " + column + ")" : text);
    }
}
