package io.bindery.text;

/// A stretch of a source file, `[start, end)` in UTF-16 offsets.
public record Place(SourceFile file, int start, int end) {

    public int line() {
        return file.line(start);
    }

    public int column() {
        return file.column(start);
    }

    public String text() {
        return file.text().substring(start, Math.min(end, file.text().length()));
    }

    /// The file as a whole, when no part of it is to be pointed at: it has no line and no column.
    public static Place whole(SourceFile file) {
        return new Place(file, -1, -1);
    }

    public boolean isWhole() {
        return start < 0;
    }

    /// ` (file: name, line: 1, column: 2)`, with only what is known, to be put after a message; empty when nothing is.
    public String suffix() {
        StringBuilder parts = new StringBuilder();
        if (!file.name().isEmpty()) {
            parts.append("file: ").append(file.name());
        }
        if (!isWhole()) {
            parts.append(parts.isEmpty() ? "" : ", ").append("line: ").append(line());
            parts.append(", column: ").append(column());
        }
        return parts.isEmpty() ? "" : " (" + parts + ")";
    }

    /// From the start of this to the end of the other.
    public Place to(Place other) {
        return new Place(file, start, other.end);
    }
}
