package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `Unit`: a placeholder that is assignable to and from every type; the element type of empty collections. It cannot be written
/// in the language.
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
