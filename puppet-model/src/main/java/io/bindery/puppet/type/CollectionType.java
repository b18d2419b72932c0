package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `Collection[min, max]`: an array or hash of that size.
public record CollectionType(@Nullable IntegerType size) implements Type {
    public static final CollectionType DEFAULT = new CollectionType(null);

    public CollectionType {
        size = size == null ? null : size.asSize();
    }

    @Override
    public String name() {
        return "Collection";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
