package io.bindery.puppet.syntax.operator;

/// `=`, and the two forms `+=` and `-=`, which Puppet no longer allows.
public enum AssignmentOperator {
    ASSIGN("="),
    APPEND("+="),
    DELETE("-=");

    private final String symbol;

    AssignmentOperator(String symbol) {
        this.symbol = symbol;
    }

    public String symbol() {
        return symbol;
    }
}
