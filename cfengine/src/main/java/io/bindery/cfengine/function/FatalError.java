package io.bindery.cfengine.function;

/// An error after which the whole run ends: the reference program gives up with `Fatal CFEngine error: ...`.
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
