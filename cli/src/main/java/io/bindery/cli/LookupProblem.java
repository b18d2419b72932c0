package io.bindery.cli;

/// A command line of `lookup` that cannot be run, in Puppet's words.
final class LookupProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LookupProblem(String message) {
        super(message, null, false, false);
    }

    String text() {
        return String.valueOf(getMessage());
    }
}
