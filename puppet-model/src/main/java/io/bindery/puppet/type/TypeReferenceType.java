package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `TypeReference['Text']`: a reference to a type that was not found. It accepts no value.
public record TypeReferenceType(String typeString) implements Type {
    public static final TypeReferenceType DEFAULT = new TypeReferenceType("UnresolvedReference");

    @Override
    public String name() {
        return "TypeReference";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
