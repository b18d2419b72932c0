package io.bindery.regex;

/// A pattern that is not a regular expression; the message is Ruby's.
public final class RegexSyntaxException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    RegexSyntaxException(String message) {
        super(message);
    }
}
