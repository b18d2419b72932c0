package io.bindery.cli.lookup;

/// The error for an invalid command line of `lookup`, with Puppet's message.
public final class LookupProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LookupProblem(String message) {
        super(message, null, false, false);
    }

    public String text() {
        return String.valueOf(getMessage());
    }
}
