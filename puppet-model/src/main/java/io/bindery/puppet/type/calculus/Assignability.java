package io.bindery.puppet.type.calculus;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.BinaryType;
import io.bindery.puppet.type.BooleanType;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.CatalogEntryType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.CollectionType;
import io.bindery.puppet.type.DefaultType;
import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.FloatType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.InitType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.IterableType;
import io.bindery.puppet.type.IteratorType;
import io.bindery.puppet.type.NotUndefType;
import io.bindery.puppet.type.NumericType;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.ObjectTypeExtension;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.ScalarDataType;
import io.bindery.puppet.type.ScalarType;
import io.bindery.puppet.type.SemVerRangeType;
import io.bindery.puppet.type.SemVerType;
import io.bindery.puppet.type.SensitiveType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TimespanType;
import io.bindery.puppet.type.TimestampType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeReferenceType;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.UndefType;
import io.bindery.puppet.type.UnitType;
import io.bindery.puppet.type.UriType;
import io.bindery.puppet.type.VariantType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Decides whether all values of one type also belong to another. It follows Puppet in its quirks and where Puppet gives up (two
/// patterns are never compared).
public final class Assignability {
    private Assignability() {}

    public static boolean isAssignable(Type to, Type from) {
        return isAssignable(to, from, null);
    }

    public static boolean isAssignable(Type to, Type from, @Nullable RecursionGuard guard) {
        return switch (to) {
            case UnitType _ -> true;
            case TypeAliasType alias when alias.isRecursive() -> recursiveAlias(alias, from, guard);
            case VariantType variant -> variant(variant, from, guard);
            default -> general(to, from, guard);
        };
    }

    private static boolean recursiveAlias(TypeAliasType to, Type from, @Nullable RecursionGuard guard) {
        RecursionGuard watch = guard == null ? new RecursionGuard() : guard;
        return watch.withThis(to, state -> state == RecursionGuard.IN_BOTH || general(to, from, watch));
    }

    private static boolean variant(VariantType to, Type from, @Nullable RecursionGuard guard) {
        if (!(from instanceof VariantType other)) {
            return !(from instanceof UndefType && to.types().isEmpty()) && general(to, from, guard);
        }
        return to.types().isEmpty() || !other.types().isEmpty() && allGeneral(to, other.types(), guard);
    }

    private static boolean allGeneral(Type to, List<Type> types, @Nullable RecursionGuard guard) {
        for (int i = 0; i < types.size(); i++) {
            if (!general(to, types.get(i), guard)) {
                return false;
            }
        }
        return true;
    }

    /// Takes the other type apart where it stands for several, then compares.
    private static boolean general(Type to, Type from, @Nullable RecursionGuard guard) {
        return switch (from) {
            case UnitType _ -> true;
            case TypeAliasType alias -> fromAlias(to, alias, guard);
            case VariantType variant -> fromVariant(to, variant, guard);
            case OptionalType optional ->
                isAssignable(to, UndefType.DEFAULT, guard) && (optional.type() == null || isAssignable(to, optional.type(), guard));
            case NotUndefType notUndef -> fromNotUndef(to, notUndef, guard);
            default -> specific(to, from, guard);
        };
    }

    private static boolean fromAlias(Type to, TypeAliasType from, @Nullable RecursionGuard guard) {
        if (!from.isRecursive()) {
            return isAssignable(to, from.resolved(), guard);
        }
        RecursionGuard watch = guard == null ? new RecursionGuard() : guard;
        return watch.addThat(from) == RecursionGuard.IN_BOTH || isAssignable(to, from.resolved(), watch);
    }

    private static boolean fromVariant(Type to, VariantType from, @Nullable RecursionGuard guard) {
        if (to instanceof AnyType) {
            return true;
        }
        if (from.types().isEmpty()) {
            return to instanceof NotUndefType && specific(to, from, guard);
        }
        for (int i = 0; i < from.types().size(); i++) {
            if (!isAssignable(to, from.types().get(i), guard)) {
                return false;
            }
        }
        return true;
    }

    private static boolean fromNotUndef(Type to, NotUndefType from, @Nullable RecursionGuard guard) {
        Type inner = from.type();
        return inner == null || isAssignable(inner, UndefType.DEFAULT) ? specific(to, from, guard) : isAssignable(to, inner, guard);
    }

    private static boolean specific(Type to, Type from, @Nullable RecursionGuard guard) {
        return switch (to) {
            case AnyType _, UnitType _ -> true;
            case StringType string -> StringAssignability.toString(string, from);
            case EnumType enumType -> StringAssignability.toEnum(enumType, from);
            case PatternType pattern -> StringAssignability.toPattern(pattern, from);
            case IntegerType integer -> from instanceof IntegerType other && integer.contains(other);
            case FloatType real -> from instanceof FloatType other && real.contains(other);
            case NumericType _ -> from instanceof NumericType || from instanceof IntegerType || from instanceof FloatType;
            case BooleanType bool -> from instanceof BooleanType other && (bool.value() == null || bool.value() == other.value());
            case ScalarDataType _ -> isScalarData(from);
            case ScalarType _ -> isScalar(from);
            case UndefType _ -> from instanceof UndefType;
            case DefaultType _ -> from instanceof DefaultType;
            case RegexpType regexp ->
                from instanceof RegexpType other && (regexp.regex() == null || regexp.regex().equals(other.regex()));
            case CollectionType collection -> CollectionAssignability.toCollection(collection, from);
            case ArrayType array -> CollectionAssignability.toArray(array, from, guard);
            case HashType hash -> CollectionAssignability.toHash(hash, from, guard);
            case TupleType tuple -> CollectionAssignability.toTuple(tuple, from, guard);
            case StructType struct -> CollectionAssignability.toStruct(struct, from, guard);
            case VariantType variant -> anyTo(variant.types(), from, guard);
            case OptionalType optional -> toOptional(optional, from, guard);
            case NotUndefType notUndef -> toNotUndef(notUndef, from, guard);
            case IterableType iterable -> toIterable(iterable, from, guard);
            case IteratorType iterator -> toIterator(iterator, from, guard);
            case CallableType callable -> from instanceof CallableType other && toCallable(callable, other, guard);
            case TypeType typeType -> from instanceof TypeType other && toType(typeType, other, guard);
            case TypeAliasType alias -> isAssignable(alias.resolved(), from, guard);
            case TypeReferenceType reference -> reference.equals(from);
            case ObjectType object -> toObject(object, from, guard);
            case ObjectTypeExtension extension -> extension.isAssignableFrom(from, guard);
            case TypeSetType set -> from instanceof TypeSetType && (set.equals(TypeSetType.DEFAULT) || set.equals(from));
            case InitType init -> InitForms.isAssignable(init, from, guard);
            case SensitiveType sensitive -> from instanceof SensitiveType other && isAssignable(sensitive.type(), other.type(), guard);
            case BinaryType _ -> from instanceof BinaryType;
            case TimestampType timestamp -> from instanceof TimestampType other && timestamp.contains(other);
            case TimespanType timespan -> from instanceof TimespanType other && timespan.contains(other);
            case SemVerType semVer -> from instanceof SemVerType other && toSemVer(semVer, other);
            case SemVerRangeType _ -> from instanceof SemVerRangeType;
            case UriType uri -> from instanceof UriType other && UriParts.isAssignable(uri, other);
            case RuntimeType runtime -> from instanceof RuntimeType other && toRuntime(runtime, other);
            case CatalogEntryType _ ->
                from instanceof CatalogEntryType || from instanceof ResourceType || from instanceof ClassType;
            case ResourceType resource -> from instanceof ResourceType other && toResource(resource, other);
            case ClassType classType ->
                from instanceof ClassType other && (classType.className() == null || classType.className().equals(other.className()));
        };
    }

    static boolean isScalarData(Type type) {
        return switch (type) {
            case ScalarDataType _, StringType _, EnumType _, PatternType _, IntegerType _, FloatType _, NumericType _, BooleanType _ -> true;
            default -> false;
        };
    }

    static boolean isScalar(Type type) {
        return switch (type) {
            case ScalarType _, RegexpType _, SemVerType _, SemVerRangeType _, TimespanType _, TimestampType _ -> true;
            default -> isScalarData(type);
        };
    }

    private static boolean anyTo(List<Type> types, Type from, @Nullable RecursionGuard guard) {
        for (int i = 0; i < types.size(); i++) {
            if (isAssignable(types.get(i), from, guard)) {
                return true;
            }
        }
        return false;
    }

    private static boolean toOptional(OptionalType to, Type from, @Nullable RecursionGuard guard) {
        return from instanceof UndefType || to.type() == null || isAssignable(to.type(), from, guard);
    }

    private static boolean toNotUndef(NotUndefType to, Type from, @Nullable RecursionGuard guard) {
        return !isAssignable(from, UndefType.DEFAULT, guard) && (to.type() == null || isAssignable(to.type(), from, guard));
    }

    private static boolean toIterable(IterableType to, Type from, @Nullable RecursionGuard guard) {
        Type elementType = to.elementType();
        if (elementType == null || isAssignable(elementType, AnyType.DEFAULT, guard)) {
            return Iteration.isIterable(from);
        }
        Type element = Iteration.elementType(from);
        return element != null && isAssignable(elementType, element, guard);
    }

    private static boolean toIterator(IteratorType to, Type from, @Nullable RecursionGuard guard) {
        return from instanceof IteratorType other
                && (to.elementType() == null
                        || other.elementType() != null && isAssignable(to.elementType(), other.elementType(), guard));
    }

    private static boolean toType(TypeType to, TypeType from, @Nullable RecursionGuard guard) {
        return to.type() == null || from.type() != null && isAssignable(to.type(), from.type(), guard);
    }

    /// Parameters and block are compared the other way round, as it is calling that is constrained.
    private static boolean toCallable(CallableType to, CallableType from, @Nullable RecursionGuard guard) {
        if (to.returns() != null && !isAssignable(to.returns(), from.returns() == null ? AnyType.DEFAULT : from.returns(), guard)) {
            return false;
        }
        if (to.parameters() == null) {
            return true;
        }
        if (from.parameters() == null || !isAssignable(from.parameters(), to.parameters(), guard)) {
            return false;
        }
        Type block = to.block() == null ? UndefType.DEFAULT : to.block();
        return isAssignable(from.block() == null ? UndefType.DEFAULT : from.block(), block, guard);
    }

    private static boolean toObject(ObjectType to, Type from, @Nullable RecursionGuard guard) {
        return switch (from) {
            case ObjectType other ->
                to.equals(ObjectType.DEFAULT) || to.equals(other) || other.parent() != null && isAssignable(to, other.parent(), guard);
            case ObjectTypeExtension extension -> isAssignable(to, extension.baseType(), guard);
            default -> false;
        };
    }

    private static boolean toSemVer(SemVerType to, SemVerType from) {
        if (to.ranges().isEmpty() || from.ranges().isEmpty()) {
            return to.ranges().isEmpty();
        }
        return from.ranges().stream().allMatch(range -> to.ranges().stream().anyMatch(range::isCoveredBy));
    }

    private static boolean toRuntime(RuntimeType to, RuntimeType from) {
        return (to.runtime() == null || to.runtime().equals(from.runtime()))
                && (to.nameOrPattern() == null || to.nameOrPattern().equals(from.nameOrPattern()));
    }

    private static boolean toResource(ResourceType to, ResourceType from) {
        return to.typeName() == null || to.sameType(from) && (to.title() == null || to.title().equals(from.title()));
    }
}
