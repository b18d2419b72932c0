package io.bindery.puppet.catalog;

/// A value that cannot be written to the wire.
public final class SerializationError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SerializationError(String message) {
        super(message, null, false, false);
    }

    public String message() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
