package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `Iterator[T]`: a lazy sequence of T.
public record IteratorType(@Nullable Type elementType) implements Type {
    public static final IteratorType DEFAULT = new IteratorType(null);

    @Override
    public String name() {
        return "Iterator";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
