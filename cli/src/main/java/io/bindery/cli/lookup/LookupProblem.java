package io.bindery.cli.lookup;

/// A command line of `lookup` that cannot be run, in Puppet's words.
public final class LookupProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LookupProblem(String message) {
        super(message, null, false, false);
    }

    public String text() {
        return String.valueOf(getMessage());
    }
}
