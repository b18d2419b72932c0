package io.bindery.ruby;

import io.bindery.puppet.eval.error.EvaluationError;
import org.jspecify.annotations.Nullable;

/// An exception raised by Ruby code.
public final class RubyError extends Exception {
    private static final long serialVersionUID = 1L;

    /// The kind of error that an exception becomes in Puppet.
    public enum Kind {
        /// Whatever was being evaluated failed with this message.
        ERROR,
        /// The message says itself where it stands.
        PLACED,
        /// Not even an error of the program in Ruby's eyes: a mistake in syntax, a library that is missing.
        SCRIPT
    }

    private final Kind kind;
    private final String file;
    private final int line;
    private final transient @Nullable RuntimeException origin;

    /// @param origin the failure or jump of Puppet code that was on its way through Ruby, if it was one
    public RubyError(Kind kind, String message, String file, int line, @Nullable RuntimeException origin) {
        super(message);
        this.kind = kind;
        this.file = file;
        this.line = line;
        this.origin = origin;
    }

    public Kind kind() {
        return kind;
    }

    /// The file it was raised in, or an empty text.
    public String file() {
        return file;
    }

    /// The line in that file, or 0.
    public int line() {
        return line;
    }

    public String message() {
        return String.valueOf(getMessage());
    }

    /// The failure of a function call.
    RuntimeException asFailure() {
        if (origin != null) {
            return origin;
        }
        return switch (kind) {
            case ERROR -> new EvaluationError(message());
            case PLACED -> EvaluationError.placeless(message());
            case SCRIPT -> EvaluationError.bare(message());
        };
    }
}
