package io.bindery.ruby;

import org.jspecify.annotations.Nullable;

/// An exception raised by Ruby code.
public final class RubyError extends Exception {
    private static final long serialVersionUID = 1L;

    private final String rubyClass;
    private final @Nullable String file;
    private final int line;

    public RubyError(String rubyClass, String message, @Nullable String file, int line) {
        super(message);
        this.rubyClass = rubyClass;
        this.file = file;
        this.line = line;
    }

    /// The name of the exception's class, such as `NoMethodError`.
    public String rubyClass() {
        return rubyClass;
    }

    public @Nullable String file() {
        return file;
    }

    /// The line in that file, or 0.
    public int line() {
        return line;
    }

    /// Whether it is one of Puppet's own errors, whose message stands as it is.
    public boolean isPuppetError() {
        return rubyClass.startsWith("Puppet::");
    }
}
