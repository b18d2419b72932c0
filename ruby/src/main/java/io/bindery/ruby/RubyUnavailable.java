package io.bindery.ruby;

/// The error when Ruby is needed but not installed.
public final class RubyUnavailable extends Exception {
    private static final long serialVersionUID = 1L;

    public RubyUnavailable(String message) {
        super(message);
    }
}
