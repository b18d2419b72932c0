package io.bindery.hiera;

/// The three layers of data, in the order of precedence.
public enum LayerKind {
    GLOBAL("Global"),
    ENVIRONMENT("Environment"),
    MODULE("Module");

    private final String label;

    LayerKind(String label) {
        this.label = label;
    }

    /// The name explanations show.
    public String label() {
        return label;
    }
}
