package io.bindery.puppet.value;

/// A value that cannot be converted as asked; the message is the reference program's.
public final class ConversionError extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ConversionError(String message) {
        super(message, null, false, false);
    }
}
