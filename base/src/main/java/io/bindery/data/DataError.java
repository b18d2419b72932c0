package io.bindery.data;

/// The error for a text that cannot be read as data. The message is the reference program's. Line and column (from 1) are the
/// place of the problem, 0 if unknown.
public final class DataError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;

    public DataError(String message, int line, int column) {
        super(message, null, false, false);
        this.line = line;
        this.column = column;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    /// The message, never null.
    public String text() {
        return String.valueOf(getMessage());
    }
}
