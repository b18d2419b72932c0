package io.bindery.server.auth;

/// An error in `auth.conf`. The server does not start with such a file; if the error appears while the server runs, the old rules
/// stay in force.
public final class AuthError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    AuthError(String message) {
        super(message, null, false, false);
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
