package io.bindery.cfengine.eval;

/// An error that ends the run. The message has no prefix; lines may have been logged before it.
public final class FatalError extends RuntimeException {
    private final boolean silent;

    public FatalError(String message) {
        this(message, false);
    }

    private FatalError(String message, boolean silent) {
        super(message, null, false, false);
        this.silent = silent;
    }

    /// All there is to say has been logged.
    public static FatalError alreadyTold() {
        return new FatalError("", true);
    }

    public boolean isSilent() {
        return silent;
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
