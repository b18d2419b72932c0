package io.bindery.text;

/// A source that cannot be read as text; the message says why, and the hint where or what to do.
public final class UnreadableSource extends Exception {
    private static final long serialVersionUID = 1;

    private final String hint;

    UnreadableSource(String message, String hint) {
        super(message, null, false, false);
        this.hint = hint;
    }

    public String reason() {
        return String.valueOf(getMessage());
    }

    /// May be empty.
    public String hint() {
        return hint;
    }
}
