package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `Type[T]`: the type of the type T.
public record TypeType(@Nullable Type type) implements Type {
    public static final TypeType DEFAULT = new TypeType(null);

    @Override
    public String name() {
        return "Type";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
