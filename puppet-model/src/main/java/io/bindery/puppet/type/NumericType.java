package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `Numeric`: any integer or float.
public record NumericType() implements Type {
    public static final NumericType DEFAULT = new NumericType();

    @Override
    public String name() {
        return "Numeric";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
