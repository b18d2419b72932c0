package io.bindery.ruby.erb;

/// Thrown when the code of a template nests deeper than its readers go. Ruby refuses such code too, but only where its own stack ends.
public final class NestedTooDeeply extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NestedTooDeeply() {
        super("the code of the template is nested too deeply", null, false, false);
    }
}
