package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `Tuple[A, B, min, max]`: an array with a type for each position; the last type repeats up to the size.
public record TupleType(List<Type> types, @Nullable IntegerType size) implements Type {
    public static final TupleType DEFAULT = new TupleType(List.of(), null);

    public TupleType {
        types = List.copyOf(types);
        size = size == null ? null : size.asSize();
    }

    public TupleType(List<Type> types) {
        this(types, null);
    }

    /// How many elements it takes.
    public IntegerType sizeRange() {
        if (size != null) {
            return size;
        }
        return types.isEmpty() ? IntegerType.ANY_SIZE : IntegerType.exactly(types.size());
    }

    /// The type at a place; beyond the last, the last.
    public Type typeAt(int index) {
        return index < types.size() ? types.get(index) : types.getLast();
    }

    @Override
    public String name() {
        return "Tuple";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
