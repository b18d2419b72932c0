package io.bindery.fleet.diff;

/// A failure of the machines that compile a fleet.
public final class EngineError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public EngineError(String message) {
        super(message);
    }

    /// For people.
    public String message() {
        return String.valueOf(getMessage());
    }
}
