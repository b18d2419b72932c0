package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `Undef`: the type of `undef`.
public record UndefType() implements Type {
    public static final UndefType DEFAULT = new UndefType();

    @Override
    public String name() {
        return "Undef";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
