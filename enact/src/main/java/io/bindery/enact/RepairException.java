package io.bindery.enact;

/// A failed repair, or a failed look before a repair. Its message is for the operator.
public final class RepairException extends Exception {
    private static final long serialVersionUID = 1L;

    /// The kind of failure, as far as callers treat it differently.
    public enum Reason {
        FAILED,
        DENIED,
        TIMED_OUT,
        INTERRUPTED
    }

    private final Reason reason;

    public RepairException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    public RepairException(String message) {
        this(Reason.FAILED, message);
    }

    public Reason reason() {
        return reason;
    }

    /// The message; never null.
    public String text() {
        return String.valueOf(getMessage());
    }
}
