package io.bindery.fleet.code;

import org.jspecify.annotations.Nullable;

/// The error for a state of the code that cannot be opened: unknown ref, missing object, module that cannot be fetched.
public final class CodeError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final @Nullable String hint;

    public CodeError(String message) {
        this(message, null);
    }

    /// @param hint what the user can do about it
    public CodeError(String message, @Nullable String hint) {
        super(message, null, false, false);
        this.hint = hint;
    }

    public String message() {
        return String.valueOf(getMessage());
    }

    public @Nullable String hint() {
        return hint;
    }
}
