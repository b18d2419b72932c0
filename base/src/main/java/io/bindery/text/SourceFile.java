package io.bindery.text;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A text with a name. Offsets are UTF-16 indices into the text; lines and columns are worked out on demand.
public final class SourceFile {
    private final String name;
    private final String text;
    private volatile int @Nullable [] lineStarts;

    public SourceFile(String name, String text) {
        this.name = name;
        this.text = text;
    }

    public String name() {
        return name;
    }

    public String text() {
        return text;
    }

    /// The line of an offset, from 1.
    public int line(int offset) {
        int found = Arrays.binarySearch(lineStarts(), offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /// The column of an offset in characters, from 1. A surrogate pair counts once.
    public int column(int offset) {
        int start = lineStarts()[line(offset) - 1];
        return text.codePointCount(start, Math.min(offset, text.length())) + 1;
    }

    /// The offset of a line and column, both from 1; the nearest there is.
    public int offset(int line, int column) {
        int[] starts = lineStarts();
        int start = starts[Math.clamp(line, 1, starts.length) - 1];
        int end = line < starts.length ? starts[Math.max(line, 1)] - 1 : text.length();
        return text.offsetByCodePoints(start, Math.clamp(column - 1, 0, text.codePointCount(start, end)));
    }

    /// The text of a line (from 1), without its line end.
    public String lineText(int line) {
        int[] starts = lineStarts();
        int start = starts[line - 1];
        int end = line < starts.length ? starts[line] - 1 : text.length();
        if (end > start && text.charAt(end - 1) == '\r') {
            end--;
        }
        return text.substring(start, end);
    }

    public int lineCount() {
        return lineStarts().length;
    }

    // Benign race: every thread computes the same table.
    private int[] lineStarts() {
        int[] starts = lineStarts;
        if (starts == null) {
            starts = computeLineStarts(text);
            lineStarts = starts;
        }
        return starts;
    }

    private static int[] computeLineStarts(String text) {
        int[] starts = new int[Math.max(16, text.length() / 24)];
        int count = 1;
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            if (count == starts.length) {
                starts = Arrays.copyOf(starts, count * 2);
            }
            starts[count++] = at + 1;
        }
        return Arrays.copyOf(starts, count);
    }

    @Override
    public String toString() {
        return name;
    }
}
