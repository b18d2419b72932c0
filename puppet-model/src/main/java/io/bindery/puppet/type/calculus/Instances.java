package io.bindery.puppet.type.calculus;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.BinaryType;
import io.bindery.puppet.type.BooleanType;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.CatalogEntryType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.CollectionType;
import io.bindery.puppet.type.CoreTypes;
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
import io.bindery.puppet.type.StructElement;
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
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Decides whether a value has a type. It runs for every argument of every call, so it allocates nothing unless it meets an alias
/// that contains itself (other than `Data` and `RichData`).
public final class Instances {
    private Instances() {}

    public static boolean isInstance(Type type, Value value) {
        return isInstance(type, value, null);
    }

    // The most frequent types are checked first.
    public static boolean isInstance(Type type, Value value, @Nullable RecursionGuard guard) {
        return switch (type) {
            case StringType string -> value instanceof Str text && isString(string, text.value());
            case AnyType _, UnitType _ -> true;
            case IntegerType integer -> isInteger(integer, value);
            case VariantType variant -> isAny(variant.types(), value, guard);
            case OptionalType optional ->
                value == Undef.UNDEF || optional.type() != null && isInstance(optional.type(), value, guard);
            case HashType hash -> value instanceof Hash entries && isHash(hash, entries, guard);
            case ArrayType array -> value instanceof Arr elements && isArray(array, elements.elements(), guard);
            case BooleanType bool -> value instanceof Bool && (bool.value() == null || bool.value() == value);
            case NumericType _ -> value instanceof Int || value instanceof BigInt || value instanceof Real real && !Double.isNaN(real.value());
            case TypeAliasType alias -> reallyInstance(alias, value, guard) == 1;
            case PatternType pattern -> value instanceof Str text && pattern.matches(text.value());
            case EnumType enumType -> value instanceof Str text && enumType.contains(text.value());
            case CallableType callable ->
                value instanceof CallableValue closure && Assignability.isAssignable(callable, (Type) closure.type(), guard);
            case UndefType _ -> value == Undef.UNDEF;
            case NotUndefType notUndef ->
                value != Undef.UNDEF && (notUndef.type() == null || isInstance(notUndef.type(), value, guard));
            case IterableType iterable -> isIterable(iterable, value, guard);
            case TypeType typeType ->
                value instanceof Type of && (typeType.type() == null || Assignability.isAssignable(typeType.type(), of, guard));
            case StructType struct -> value instanceof Hash entries && isStruct(struct, entries, guard);
            case TupleType tuple -> value instanceof Arr elements && isTuple(tuple, elements.elements(), guard);
            case ScalarType _ -> isScalar(value);
            case ScalarDataType _ -> isScalarData(value);
            case FloatType real -> value instanceof Real number && real.contains(number.value());
            case DefaultType _ -> value == Default.DEFAULT;
            case CollectionType collection -> isCollection(collection, value);
            case SensitiveType sensitive -> value instanceof Sensitive secret && isInstance(sensitive.type(), secret.secret(), guard);
            case RegexpType regexp -> value instanceof Regex regex && (regexp.regex() == null || regexp.regex().equals(regex));
            case IteratorType iterator -> isIterator(iterator, value, guard);
            case BinaryType _ -> value instanceof Binary;
            case TimestampType timestamp -> value instanceof Timestamp time && timestamp.contains(time);
            case TimespanType timespan -> value instanceof Timespan span && timespan.contains(span);
            case SemVerType semVer -> value instanceof SemVer version && semVer.contains(version);
            case SemVerRangeType _ -> value instanceof SemVerRange;
            case UriType uri -> value instanceof Uri text && UriParts.matches(uri, text);
            case ObjectType object -> isObject(object, value, guard);
            case ObjectTypeExtension extension -> isExtension(extension, value, guard);
            case TypeSetType _ -> value instanceof TypeSetType;
            case InitType init -> reallyInstance(init, value, guard) == 1;
            // As Puppet does: a reference is a type, and so of type `Type[File['x']]` and not of `File['x']`.
            case CatalogEntryType _, ResourceType _, ClassType _ -> false;
            case RuntimeType _, TypeReferenceType _ -> false;
        };
    }

    /// 1 if the value is of the type, -1 if not, 0 if the question came back to itself before anything was found.
    static int reallyInstance(Type type, Value value, @Nullable RecursionGuard guard) {
        return switch (type) {
            case TypeAliasType alias -> reallyAlias(alias, value, guard);
            case VariantType variant -> reallyAny(variant.types(), value, guard);
            case InitType init -> InitForms.reallyInstance(init, value, guard);
            default -> isInstance(type, value, guard) ? 1 : -1;
        };
    }

    private static int reallyAlias(TypeAliasType alias, Value value, @Nullable RecursionGuard guard) {
        if (!alias.isRecursive()) {
            return reallyInstance(alias.resolved(), value, guard);
        }
        if (alias == CoreTypes.DATA) {
            return isData(value) ? 1 : -1;
        }
        if (alias == CoreTypes.RICH_DATA) {
            return isRichData(value) ? 1 : -1;
        }
        RecursionGuard watch = guard == null ? new RecursionGuard() : guard;
        return watch.withThat(value, _ -> watch.withThis(
                alias, state -> state == RecursionGuard.IN_BOTH ? 0 : reallyInstance(alias.resolved(), value, watch)));
    }

    private static int reallyAny(List<Type> types, Value value, @Nullable RecursionGuard guard) {
        int best = -1;
        for (int i = 0; i < types.size(); i++) {
            int found = reallyInstance(types.get(i), value, guard);
            if (found > 0) {
                return found;
            }
            best = Math.max(best, found);
        }
        return best;
    }

    private static boolean isAny(List<Type> types, Value value, @Nullable RecursionGuard guard) {
        for (int i = 0; i < types.size(); i++) {
            if (isInstance(types.get(i), value, guard)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isString(StringType type, String text) {
        IntegerType size = type.size();
        if (size != null) {
            return size.contains(StringType.length(text));
        }
        return type.value() == null || type.value().equals(text);
    }

    private static boolean isArray(ArrayType type, List<Value> elements, @Nullable RecursionGuard guard) {
        if (type.size() != null && !type.size().contains(elements.size())) {
            return false;
        }
        Type elementType = type.elementType();
        if (elementType instanceof AnyType) {
            return true;
        }
        for (int i = 0; i < elements.size(); i++) {
            if (!isInstance(elementType, elements.get(i), guard)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isHash(HashType type, Hash hash, @Nullable RecursionGuard guard) {
        if (type.size() != null && !type.size().contains(hash.size())) {
            return false;
        }
        if (type.keyType() instanceof AnyType && type.valueType() instanceof AnyType) {
            return true;
        }
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            if (!isInstance(type.keyType(), entry.getKey(), guard) || !isInstance(type.valueType(), entry.getValue(), guard)) {
                return false;
            }
        }
        return true;
    }

    public static boolean isTupleOf(TupleType type, List<Value> elements) {
        return isTuple(type, elements, null);
    }

    private static boolean isTuple(TupleType type, List<Value> elements, @Nullable RecursionGuard guard) {
        List<Type> types = type.types();
        IntegerType size = type.size();
        if (size != null ? !size.contains(elements.size()) : !types.isEmpty() && types.size() != elements.size()) {
            return false;
        }
        if (types.isEmpty()) {
            return true;
        }
        for (int i = 0; i < elements.size(); i++) {
            if (!isInstance(type.typeAt(i), elements.get(i), guard)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isStruct(StructType type, Hash hash, @Nullable RecursionGuard guard) {
        int matched = 0;
        for (int i = 0; i < type.elements().size(); i++) {
            StructElement element = type.elements().get(i);
            Value value = hash.get(element.key());
            if (value == null) {
                if (!element.isOptional()) {
                    return false;
                }
            } else {
                matched++;
                if (!isInstance(element.valueType(), value, guard)) {
                    return false;
                }
            }
        }
        return matched == hash.size();
    }

    private static boolean isCollection(CollectionType type, Value value) {
        return switch (value) {
            case Arr array -> type.size() == null || type.size().contains(array.size());
            case Hash hash -> type.size() == null || type.size().contains(hash.size());
            default -> false;
        };
    }

    private static boolean isScalarData(Value value) {
        return value instanceof Str || value instanceof Int || value instanceof Bool || value instanceof Real || value instanceof BigInt;
    }

    private static boolean isScalar(Value value) {
        return isScalarData(value)
                || value instanceof Regex
                || value instanceof SemVer
                || value instanceof SemVerRange
                || value instanceof Timespan
                || value instanceof Timestamp;
    }

    private static boolean isData(Value value) {
        return switch (value) {
            case Arr array -> allData(array);
            case Hash hash -> allData(hash);
            default -> isScalarData(value) || value == Undef.UNDEF;
        };
    }

    private static boolean allData(Arr array) {
        for (int i = 0; i < array.size(); i++) {
            if (!isData(array.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean allData(Hash hash) {
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            if (!(entry.getKey() instanceof Str) || !isData(entry.getValue())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isRichData(Value value) {
        return switch (value) {
            case Arr array -> allRichData(array);
            case Hash hash -> allRichData(hash);
            case CallableValue _, IterableValue _ -> false;
            default -> true;
        };
    }

    private static boolean allRichData(Arr array) {
        for (int i = 0; i < array.size(); i++) {
            if (!isRichData(array.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean allRichData(Hash hash) {
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            Value key = entry.getKey();
            if (!(key instanceof Str || key instanceof Int || key instanceof Real) || !isRichData(entry.getValue())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isInteger(IntegerType type, Value value) {
        return switch (value) {
            case Int number -> type.contains(number.value());
            case BigInt number -> number.value().signum() > 0 ? type.openAbove() : type.openBelow();
            default -> false;
        };
    }

    private static boolean isIterable(IterableType type, Value value, @Nullable RecursionGuard guard) {
        Type elementType = type.elementType();
        if (elementType != null && !Assignability.isAssignable(elementType, AnyType.DEFAULT, guard)) {
            return Assignability.isAssignable(type, Inference.infer(value), guard);
        }
        return switch (value) {
            case IterableValue _, Str _, Hash _, Arr _, EnumType _ -> true;
            case Int number -> number.value() >= 0;
            case IntegerType range -> range.isFinite();
            case TypeAliasType alias -> isIterable(type, alias.resolved(), guard);
            default -> false;
        };
    }

    private static boolean isIterator(IteratorType type, Value value, @Nullable RecursionGuard guard) {
        return value instanceof IterableValue iterable
                && (type.elementType() == null
                        || Assignability.isAssignable(type.elementType(), (Type) iterable.elementType(), guard));
    }

    // As Puppet does: types are objects too.
    private static boolean isObject(ObjectType type, Value value, @Nullable RecursionGuard guard) {
        return switch (value) {
            case ObjectValue object -> Assignability.isAssignable(type, (Type) object.type(), guard);
            case ResourceType reference when reference.given() -> false;
            case Type _ -> type.equals(ObjectType.DEFAULT);
            default -> false;
        };
    }

    private static boolean isExtension(ObjectTypeExtension type, Value value, @Nullable RecursionGuard guard) {
        return value instanceof ObjectValue object && isObject(type.baseType(), object, guard) && type.matches(object);
    }
}
