package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `Any`: the type of every value.
public record AnyType() implements Type {
    public static final AnyType DEFAULT = new AnyType();

    @Override
    public String name() {
        return "Any";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
