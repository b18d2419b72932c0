package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `ScalarData`: the scalars that JSON has.
public record ScalarDataType() implements Type {
    public static final ScalarDataType DEFAULT = new ScalarDataType();

    @Override
    public String name() {
        return "ScalarData";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
