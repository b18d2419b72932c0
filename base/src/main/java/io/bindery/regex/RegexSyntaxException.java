package io.bindery.regex;

/// The error for an invalid regular expression, with Ruby's message.
public final class RegexSyntaxException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    RegexSyntaxException(String message) {
        super(message);
    }
}
