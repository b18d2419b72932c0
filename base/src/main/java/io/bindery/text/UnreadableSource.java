package io.bindery.text;

/// The error for a source that cannot be read as text. The message gives the reason, the hint the place or a remedy.
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
