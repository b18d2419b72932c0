package io.bindery.puppet.type;

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
