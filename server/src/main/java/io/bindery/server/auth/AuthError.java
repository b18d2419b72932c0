package io.bindery.server.auth;

/// A mistake in `auth.conf`. The server does not start with it, and keeps its old rules where it is made while the server runs.
public final class AuthError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    AuthError(String message) {
        super(message, null, false, false);
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
