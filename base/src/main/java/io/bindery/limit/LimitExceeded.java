package io.bindery.limit;

/// The error that a budget is used up.
public final class LimitExceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LimitExceeded(String message) {
        super(message, null, false, false);
    }
}
