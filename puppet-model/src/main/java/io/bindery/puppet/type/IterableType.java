package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `Iterable[T]`: values that can be iterated over, with elements of type T.
public record IterableType(@Nullable Type elementType) implements Type {
    public static final IterableType DEFAULT = new IterableType(null);

    @Override
    public String name() {
        return "Iterable";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
