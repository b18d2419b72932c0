package io.bindery.server.http;

/// The error for a request target that no handler may see: a broken percent escape, a NUL, or more `..` than there are segments.
public final class UndecodablePath extends Exception {
    private static final long serialVersionUID = 1L;

    UndecodablePath(String reason) {
        super(reason, null, false, false);
    }
}
