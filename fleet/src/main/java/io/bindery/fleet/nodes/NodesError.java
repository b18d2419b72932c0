package io.bindery.fleet.nodes;

/// Nodes that cannot be listed, or a selection of them that makes no sense.
public final class NodesError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NodesError(String message) {
        super(message, null, false, false);
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
