package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `Array[T, min, max]`.
public record ArrayType(Type elementType, @Nullable IntegerType size) implements Type {
    public static final ArrayType DEFAULT = new ArrayType(AnyType.DEFAULT, null);

    /// The type of the empty array.
    public static final ArrayType EMPTY = new ArrayType(UnitType.DEFAULT, IntegerType.EMPTY_SIZE);

    public ArrayType {
        size = size == null ? null : size.asSize();
        elementType = IntegerType.EMPTY_SIZE.equals(size) ? UnitType.DEFAULT : elementType;
    }

    public ArrayType(Type elementType) {
        this(elementType, null);
    }

    public IntegerType sizeOrAny() {
        return size == null ? IntegerType.ANY_SIZE : size;
    }

    @Override
    public String name() {
        return "Array";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
