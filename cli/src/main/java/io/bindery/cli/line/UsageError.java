package io.bindery.cli.line;

/// The error for a command line that a command cannot run.
public final class UsageError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UsageError(String message) {
        super(message, null, false, false);
    }

    public String text() {
        return String.valueOf(getMessage());
    }
}
