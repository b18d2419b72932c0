package io.bindery.puppet.resource;

import org.jspecify.annotations.Nullable;

/// The error for a resource whose declaration is invalid, or that cannot be looked at or changed. The message is Puppet's.
public final class ResourceError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final @Nullable String wrapped;

    public ResourceError(String message) {
        this(message, null);
    }

    /// @param wrapped the message of an error of the system that Puppet shows below its own; null if it shows none
    public ResourceError(String message, @Nullable String wrapped) {
        super(message);
        this.wrapped = wrapped;
    }

    public String message() {
        return String.valueOf(getMessage());
    }

    public @Nullable String wrapped() {
        return wrapped;
    }
}
