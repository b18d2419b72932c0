package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `Unit`: "whatever you are". Assignable both ways; the element type of empty collections. Not writable in the language.
public record UnitType() implements Type {
    public static final UnitType DEFAULT = new UnitType();

    @Override
    public String name() {
        return "Unit";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
