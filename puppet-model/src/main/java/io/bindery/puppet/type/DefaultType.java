package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `Default`: the type of `default`.
public record DefaultType() implements Type {
    public static final DefaultType DEFAULT = new DefaultType();

    @Override
    public String name() {
        return "Default";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
