package io.bindery.ruby.erb;

/// Thrown when a template uses Ruby that this interpreter does not know. It is not an error: real Ruby then renders the whole
/// template, and also gives the errors of faulty templates.
public final class BeyondSubset extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BeyondSubset(String construct) {
        super(construct, null, false, false);
    }
}
