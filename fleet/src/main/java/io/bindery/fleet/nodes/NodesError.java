package io.bindery.fleet.nodes;

/// The error for nodes that cannot be listed, or for an invalid selection.
public final class NodesError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NodesError(String message) {
        super(message, null, false, false);
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
