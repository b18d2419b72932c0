package io.bindery.puppet.type.calculus;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.BinaryType;
import io.bindery.puppet.type.BooleanType;
import io.bindery.puppet.type.CoreObjects;
import io.bindery.puppet.type.DefaultType;
import io.bindery.puppet.type.FloatType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.IteratorType;
import io.bindery.puppet.type.ObjectTypeExtension;
import io.bindery.puppet.type.RegexpType;
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
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.UndefType;
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
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Finds the type of a value: reduced (one common type for all elements of a collection) or detailed (a type for each).
public final class Inference {
    private Inference() {}

    public static Type infer(Value value) {
        return switch (value) {
            case Str string -> StringType.of(string.value());
            case Int number -> IntegerType.exactly(number.value());
            case BigInt _ -> IntegerType.DEFAULT;
            case Arr array -> array(array);
            case Hash hash -> hash(hash);
            case Undef _ -> UndefType.DEFAULT;
            case Default _ -> DefaultType.DEFAULT;
            case Bool bool -> BooleanType.of(bool);
            case Real real -> new FloatType(real.value(), real.value());
            case Regex regex -> new RegexpType(regex);
            case Sensitive sensitive -> new SensitiveType(infer(sensitive.secret()));
            case Binary _ -> BinaryType.DEFAULT;
            case Timestamp time -> new TimestampType(time, time);
            case Timespan span -> new TimespanType(span, span);
            case SemVer _ -> SemVerType.DEFAULT;
            case SemVerRange _ -> SemVerRangeType.DEFAULT;
            case Uri uri -> UriParts.type(uri);
            case TypeValue type -> new TypeType((Type) type);
            case ObjectValue object -> object(object);
            case CallableValue callable -> (Type) callable.type();
            case IterableValue iterable -> new IteratorType((Type) iterable.elementType());
        };
    }

    // As Puppet does: an error's type tells its kind and issue code.
    private static Type object(ObjectValue object) {
        return object.type() == CoreObjects.ERROR
                ? ObjectTypeExtension.ofInstance(CoreObjects.ERROR, object)
                : (Type) object.type();
    }

    private static Type array(Arr array) {
        return array.size() == 0
                ? ArrayType.EMPTY
                : new ArrayType(reduce(array.elements()), IntegerType.exactly(array.size()));
    }

    private static Type hash(Hash hash) {
        if (hash.size() == 0) {
            return HashType.EMPTY;
        }
        Map<Value, Value> entries = hash.entries();
        return new HashType(reduce(entries.keySet()), reduce(entries.values()), IntegerType.exactly(hash.size()));
    }

    private static Type reduce(Collection<Value> values) {
        Type sum = null;
        for (Value value : values) {
            Type type = infer(value);
            sum = sum == null ? type : CommonType.of(sum, type);
        }
        return sum == null ? AnyType.DEFAULT : sum;
    }

    public static Type detailed(Value value) {
        return switch (value) {
            case Arr array -> array.size() == 0 ? ArrayType.EMPTY : new TupleType(detailed(array.elements()));
            case Hash hash -> detailedHash(hash);
            case SemVer version -> new SemVerType(List.of(SemVerRange.between(version, version, false)));
            default -> infer(value);
        };
    }

    public static List<Type> detailed(Collection<Value> values) {
        List<Type> types = new ArrayList<>(values.size());
        for (Value value : values) {
            types.add(detailed(value));
        }
        return types;
    }

    private static Type detailedHash(Hash hash) {
        if (hash.size() == 0) {
            return HashType.EMPTY;
        }
        List<StructElement> elements = elements(hash);
        if (elements != null) {
            return new StructType(elements);
        }
        Type keys = VariantType.union(detailed(hash.entries().keySet()));
        Type values = VariantType.union(detailed(hash.entries().values()));
        return new HashType(keys, values, IntegerType.exactly(hash.size()));
    }

    /// Null if not all keys are strings with something in them.
    private static @Nullable List<StructElement> elements(Hash hash) {
        List<StructElement> elements = new ArrayList<>(hash.size());
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            if (!(entry.getKey() instanceof Str key) || key.value().isEmpty()) {
                return null;
            }
            elements.add(StructElement.required(key.value(), detailed(entry.getValue())));
        }
        return elements;
    }
}
