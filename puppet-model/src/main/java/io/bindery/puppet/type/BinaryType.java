package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `Binary`: byte sequences.
public record BinaryType() implements Type {
    public static final BinaryType DEFAULT = new BinaryType();

    @Override
    public String name() {
        return "Binary";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
