package io.bindery.regex;

/// A search that used up its time.
public final class RegexBudgetException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RegexBudgetException(String message) {
        super(message);
    }
}
