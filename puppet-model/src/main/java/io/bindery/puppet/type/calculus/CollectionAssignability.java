package io.bindery.puppet.type.calculus;

import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.CollectionType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Str;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Assignability between arrays, tuples, hashes and structs.
public final class CollectionAssignability {
    private CollectionAssignability() {}

    static boolean toCollection(CollectionType to, Type from) {
        IntegerType size = to.size() == null ? IntegerType.ANY_SIZE : to.size();
        return switch (from) {
            case CollectionType other -> size.contains(other.size() == null ? IntegerType.ANY_SIZE : other.size());
            case ArrayType array -> size.contains(array.sizeOrAny());
            case HashType hash -> size.contains(hash.sizeOrAny());
            case TupleType tuple -> size.contains(sizeOf(tuple));
            case StructType struct -> size.contains(struct.elements().size());
            default -> false;
        };
    }

    // As Puppet does: a tuple without types counts as empty here, though it takes any array.
    private static IntegerType sizeOf(TupleType tuple) {
        return tuple.size() == null ? IntegerType.exactly(tuple.types().size()) : tuple.size();
    }

    static boolean toArray(ArrayType to, Type from, @Nullable RecursionGuard guard) {
        return switch (from) {
            case TupleType tuple -> to.sizeOrAny().contains(sizeOf(tuple)) && allTo(to.elementType(), tuple.types(), guard);
            case ArrayType array ->
                to.sizeOrAny().contains(array.sizeOrAny()) && Assignability.isAssignable(to.elementType(), array.elementType(), guard);
            default -> false;
        };
    }

    private static boolean allTo(Type to, List<Type> types, @Nullable RecursionGuard guard) {
        for (int i = 0; i < types.size(); i++) {
            if (!Assignability.isAssignable(to, types.get(i), guard)) {
                return false;
            }
        }
        return true;
    }

    static boolean toHash(HashType to, Type from, @Nullable RecursionGuard guard) {
        return switch (from) {
            case HashType hash -> hashToHash(to, hash, guard);
            case StructType struct -> structToHash(to, struct, guard);
            default -> false;
        };
    }

    private static boolean hashToHash(HashType to, HashType from, @Nullable RecursionGuard guard) {
        if ((to.size() == null || to.size().min() == 0) && from.equals(HashType.EMPTY)) {
            return true;
        }
        return Assignability.isAssignable(to.keyType(), from.keyType(), guard)
                && Assignability.isAssignable(to.valueType(), from.valueType(), guard)
                && to.sizeOrAny().contains(from.sizeOrAny());
    }

    private static boolean structToHash(HashType to, StructType from, @Nullable RecursionGuard guard) {
        if (!to.sizeOrAny().contains(from.elements().size())) {
            return false;
        }
        for (StructElement element : from.elements()) {
            if (!Instances.isInstance(to.keyType(), new Str(element.name()), guard)
                    || !Assignability.isAssignable(to.valueType(), element.valueType(), guard)) {
                return false;
            }
        }
        return true;
    }

    static boolean toTuple(TupleType to, Type from, @Nullable RecursionGuard guard) {
        return switch (from) {
            case TupleType tuple -> to.equals(tuple) || tupleToTuple(to, tuple, guard);
            case ArrayType array -> arrayToTuple(to, array, guard);
            default -> false;
        };
    }

    private static boolean tupleToTuple(TupleType to, TupleType from, @Nullable RecursionGuard guard) {
        if (!to.sizeRange().contains(from.sizeRange())) {
            return false;
        }
        if (to.types().isEmpty()) {
            return true;
        }
        if (from.types().isEmpty()) {
            return to.sizeRange().min() == 0;
        }
        for (int i = 0; i < from.types().size(); i++) {
            if (!Assignability.isAssignable(to.typeAt(i), from.types().get(i), guard)) {
                return false;
            }
        }
        return true;
    }

    private static boolean arrayToTuple(TupleType to, ArrayType from, @Nullable RecursionGuard guard) {
        if (!to.sizeRange().contains(from.sizeOrAny())) {
            return false;
        }
        long places = Math.min(to.types().size(), from.sizeOrAny().max());
        for (int i = 0; i < places; i++) {
            if (!Assignability.isAssignable(to.typeAt(i), from.elementType(), guard)) {
                return false;
            }
        }
        return true;
    }

    static boolean toStruct(StructType to, Type from, @Nullable RecursionGuard guard) {
        return switch (from) {
            case StructType struct -> structToStruct(to, struct, guard);
            case HashType hash -> hashToStruct(to, hash, guard);
            default -> false;
        };
    }

    private static boolean structToStruct(StructType to, StructType from, @Nullable RecursionGuard guard) {
        int matched = 0;
        for (StructElement element : to.elements()) {
            StructElement other = from.element(element.name());
            if (other == null) {
                if (!element.isOptional()) {
                    return false;
                }
            } else {
                matched++;
                if (!Assignability.isAssignable(element.keyType(), other.keyType(), guard)
                        || !Assignability.isAssignable(element.valueType(), other.valueType(), guard)) {
                    return false;
                }
            }
        }
        return matched == from.elements().size();
    }

    /// A hash type does not name its keys; it is assignable if its types and size could fit.
    private static boolean hashToStruct(StructType to, HashType from, @Nullable RecursionGuard guard) {
        int required = 0;
        for (StructElement element : to.elements()) {
            if (!element.isOptional()) {
                required++;
                if (!Assignability.isAssignable(element.valueType(), from.valueType(), guard)
                        || !Generalization.generalize(element.keyType()).isAssignable(from.keyType())) {
                    return false;
                }
            }
        }
        return new IntegerType(required, to.elements().size()).contains(from.sizeOrAny());
    }
}
