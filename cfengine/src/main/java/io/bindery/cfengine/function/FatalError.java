package io.bindery.cfengine.function;

/// An error that ends the whole run: the reference program exits with `Fatal CFEngine error: ...`.
public final class FatalError extends RuntimeException {
    private static final long serialVersionUID = 1;

    public FatalError(String message) {
        super(message, null, false, false);
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
