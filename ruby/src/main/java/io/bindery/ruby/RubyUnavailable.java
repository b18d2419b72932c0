package io.bindery.ruby;

/// Ruby is needed and not there.
public final class RubyUnavailable extends Exception {
    private static final long serialVersionUID = 1L;

    public RubyUnavailable(String message) {
        super(message);
    }
}
