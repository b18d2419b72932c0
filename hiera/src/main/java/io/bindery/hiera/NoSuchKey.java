package io.bindery.hiera;

/// Thrown by `context.not_found` out of a data function: the key is not here.
public final class NoSuchKey extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public static final NoSuchKey THROWN = new NoSuchKey();

    private NoSuchKey() {
        super("no such key", null, false, false);
    }
}
