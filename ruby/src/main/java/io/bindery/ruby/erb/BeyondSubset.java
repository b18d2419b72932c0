package io.bindery.ruby.erb;

/// Thrown where a template leaves the part of Ruby that is known here to behave exactly as Ruby does. It is not an error: the
/// whole template then goes to real Ruby, which also words the errors of faulty templates.
public final class BeyondSubset extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BeyondSubset(String construct) {
        super(construct, null, false, false);
    }
}
