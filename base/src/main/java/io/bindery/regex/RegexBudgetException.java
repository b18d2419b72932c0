package io.bindery.regex;

/// The error that a search used up its time.
public final class RegexBudgetException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RegexBudgetException(String message) {
        super(message);
    }
}
