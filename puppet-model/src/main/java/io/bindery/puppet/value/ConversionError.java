package io.bindery.puppet.value;

/// The error for a value that cannot be converted as requested; the message is the reference program's.
public final class ConversionError extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ConversionError(String message) {
        super(message, null, false, false);
    }
}
