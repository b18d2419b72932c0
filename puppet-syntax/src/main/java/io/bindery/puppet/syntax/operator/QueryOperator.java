package io.bindery.puppet.syntax.operator;

/// The comparison operators of queries.
public enum QueryOperator {
    EQUAL("=="),
    NOT_EQUAL("!="),
    LESS("<"),
    LESS_OR_EQUAL("<="),
    GREATER(">"),
    GREATER_OR_EQUAL(">="),
    /// `~=` and `=~`.
    MATCH("~="),
    /// `~!` and `!~`.
    NOT_MATCH("~!");

    private final String symbol;

    QueryOperator(String symbol) {
        this.symbol = symbol;
    }

    public String symbol() {
        return symbol;
    }
}
