package io.bindery.cfengine.eval;

/// Something the run cannot go on after. The message has no prefix; lines before it may have been logged.
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
