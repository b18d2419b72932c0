package io.bindery.puppet.graph;

/// The error for a catalog that refers to a resource it does not contain.
public final class GraphError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    GraphError(String message) {
        super(message);
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
