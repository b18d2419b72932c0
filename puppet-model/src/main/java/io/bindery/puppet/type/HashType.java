package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `Hash[K, V, min, max]`.
public record HashType(Type keyType, Type valueType, @Nullable IntegerType size) implements Type {
    public static final HashType DEFAULT = new HashType(AnyType.DEFAULT, AnyType.DEFAULT, null);

    /// The type of the empty hash.
    public static final HashType EMPTY = new HashType(UnitType.DEFAULT, UnitType.DEFAULT, IntegerType.EMPTY_SIZE);

    public static final TupleType ANY_PAIR = new TupleType(java.util.List.of(UnitType.DEFAULT, UnitType.DEFAULT), IntegerType.exactly(2));

    public HashType {
        size = size == null ? null : size.asSize();
        if (IntegerType.EMPTY_SIZE.equals(size)) {
            keyType = UnitType.DEFAULT;
            valueType = UnitType.DEFAULT;
        }
    }

    public HashType(Type keyType, Type valueType) {
        this(keyType, valueType, null);
    }

    public IntegerType sizeOrAny() {
        return size == null ? IntegerType.ANY_SIZE : size;
    }

    @Override
    public String name() {
        return "Hash";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
