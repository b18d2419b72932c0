package io.bindery.puppet.graph;

/// A catalog that names what it does not have.
public final class GraphError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    GraphError(String message) {
        super(message);
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
