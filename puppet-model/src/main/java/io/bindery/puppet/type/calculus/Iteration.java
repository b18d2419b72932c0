package io.bindery.puppet.type.calculus;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.CollectionType;
import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.IterableType;
import io.bindery.puppet.type.IteratorType;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.VariantType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The element types of iterations over values of a type.
public final class Iteration {
    private Iteration() {}

    public static boolean isIterable(Type type) {
        return switch (type) {
            case StringType _, EnumType _, IntegerType _, CollectionType _, ArrayType _, HashType _, TupleType _, StructType _,
                    IterableType _, IteratorType _ -> true;
            case TypeType typeType -> isIterableType(typeType);
            case TypeAliasType alias -> isIterable(TypeAliasType.unalias(alias));
            case ObjectType object -> object.parent() != null && isIterable(object.parent());
            default -> false;
        };
    }

    private static boolean isIterableType(TypeType type) {
        return type.type() instanceof EnumType || type.type() instanceof IntegerType range && range.isFinite();
    }

    /// The type of the elements, or null if it is not iterable or they may be anything.
    static @Nullable Type elementType(Type type) {
        return switch (type) {
            case StringType _, EnumType _ -> StringType.CHARACTER;
            case IntegerType _ -> IntegerType.DEFAULT;
            case ArrayType array -> array.elementType() instanceof AnyType ? null : array.elementType();
            case HashType hash -> pair(hash);
            case TupleType tuple -> VariantType.union(tuple.types());
            case StructType struct -> pair(struct);
            case IterableType iterable -> iterable.elementType();
            case IteratorType iterator -> iterator.elementType();
            case TypeType typeType -> isIterableType(typeType) ? typeType.type() : null;
            case TypeAliasType alias -> elementType(TypeAliasType.unalias(alias));
            case ObjectType object -> object.parent() == null ? null : elementType(object.parent());
            default -> null;
        };
    }

    private static Type pair(HashType hash) {
        if (hash.equals(HashType.DEFAULT) || hash.equals(HashType.EMPTY)) {
            return HashType.ANY_PAIR;
        }
        return new TupleType(List.of(hash.keyType(), hash.valueType()), IntegerType.exactly(2));
    }

    private static Type pair(StructType struct) {
        if (struct.elements().isEmpty()) {
            return HashType.ANY_PAIR;
        }
        List<Type> keys = new ArrayList<>();
        List<Type> values = new ArrayList<>();
        for (StructElement element : struct.elements()) {
            keys.add(element.keyType());
            values.add(element.valueType());
        }
        return new TupleType(List.of(VariantType.union(keys), VariantType.union(values)), IntegerType.exactly(2));
    }
}
