package io.bindery.puppet.catalog;

/// The error for a value that has no wire form.
public final class SerializationError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SerializationError(String message) {
        super(message, null, false, false);
    }

    /// This error as one of the resource that is declared there.
    SerializationError at(String file, long line) {
        return new SerializationError("Evaluation Error: " + message() + " (file: " + file + ", line: " + line + ")");
    }

    public String message() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
