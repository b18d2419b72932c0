package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `Scalar`: numbers, strings, booleans, regular expressions, versions and times.
public record ScalarType() implements Type {
    public static final ScalarType DEFAULT = new ScalarType();

    @Override
    public String name() {
        return "Scalar";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
