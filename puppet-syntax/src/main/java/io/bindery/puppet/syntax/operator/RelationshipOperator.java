package io.bindery.puppet.syntax.operator;

/// The four chaining arrows.
public enum RelationshipOperator {
    BEFORE("->"),
    NOTIFY("~>"),
    AFTER("<-"),
    SUBSCRIBE("<~");

    private final String symbol;

    RelationshipOperator(String symbol) {
        this.symbol = symbol;
    }

    public String symbol() {
        return symbol;
    }
}
