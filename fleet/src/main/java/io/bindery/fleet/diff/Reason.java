package io.bindery.fleet.diff;

import org.jspecify.annotations.Nullable;

/// The origin of a value, for people and for tools that point at a line.
///
/// @param text one line
/// @param file the file, relative to the top of the code; null if unknown
/// @param line from 1; 0 if unknown
/// @param because the origin of this origin, if the line itself is the same at both sides; null if nothing more is known
public record Reason(String text, @Nullable String file, int line, @Nullable Reason because) {
    public Reason(String text, @Nullable String file, int line) {
        this(text, file, line, null);
    }

    Reason because(@Nullable Reason other) {
        return new Reason(text, file, line, other);
    }

    /// The last reason of the chain: the edit that caused the change.
    public Reason root() {
        return because == null ? this : because.root();
    }

    /// `data/common.yaml:41`, or the text where no file is known.
    public String place() {
        return file == null ? text : line > 0 ? file + ":" + line : file;
    }
}
