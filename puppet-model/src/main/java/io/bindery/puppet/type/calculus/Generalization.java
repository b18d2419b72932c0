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
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Removes details of single values (ranges, sizes, exact strings) from types.
public final class Generalization {
    private Generalization() {}

    public static Type generalize(Type type) {
        return switch (type) {
            case StringType _ -> StringType.DEFAULT;
            case IntegerType _ -> IntegerType.DEFAULT;
            case FloatType _ -> FloatType.DEFAULT;
            case BooleanType _ -> BooleanType.DEFAULT;
            case EnumType enumType -> strings(enumType);
            case CollectionType _ -> CollectionType.DEFAULT;
            case ArrayType array -> array(array);
            case HashType hash -> hash(hash);
            case TupleType tuple -> tuple(tuple);
            case StructType struct -> struct(struct);
            case VariantType variant -> variant(variant);
            case OptionalType optional -> optional.type() == null ? optional : new OptionalType(generalize(optional.type()));
            case NotUndefType notUndef -> notUndef.type() == null ? notUndef : new NotUndefType(generalize(notUndef.type()));
            case IterableType iterable ->
                iterable.elementType() == null ? iterable : new IterableType(generalize(iterable.elementType()));
            case IteratorType iterator ->
                iterator.elementType() == null ? iterator : new IteratorType(generalize(iterator.elementType()));
            case TypeType typeType -> typeType.type() == null ? typeType : new TypeType(generalize(typeType.type()));
            case InitType init -> init.type() == null ? init : new InitType(generalize(init.type()), init.arguments());
            case SensitiveType sensitive -> new SensitiveType(generalize(sensitive.type()));
            case CallableType callable -> callable(callable, Generalization::generalize);
            case TimespanType _ -> TimespanType.DEFAULT;
            case TimestampType _ -> TimestampType.DEFAULT;
            case UriType _ -> UriType.DEFAULT;
            case ObjectTypeExtension extension -> extension.baseType();
            case AnyType _, UndefType _, DefaultType _, UnitType _, ScalarType _, ScalarDataType _, NumericType _, PatternType _,
                    RegexpType _, TypeAliasType _, TypeReferenceType _, ObjectType _, TypeSetType _, BinaryType _,
                    SemVerType _, SemVerRangeType _, RuntimeType _, CatalogEntryType _, ResourceType _, ClassType _ -> type;
        };
    }

    /// The general form of an enum is a string as long as its values.
    private static Type strings(EnumType type) {
        if (type.values().isEmpty()) {
            return StringType.DEFAULT;
        }
        int shortest = Integer.MAX_VALUE;
        int longest = 0;
        for (String value : type.values()) {
            int length = StringType.length(value);
            shortest = Math.min(shortest, length);
            longest = Math.max(longest, length);
        }
        return StringType.sized(shortest, longest);
    }

    private static Type array(ArrayType type) {
        return type.elementType() instanceof AnyType ? ArrayType.DEFAULT : new ArrayType(generalize(type.elementType()), null);
    }

    private static Type hash(HashType type) {
        if (type.equals(HashType.DEFAULT) || type.equals(HashType.EMPTY)) {
            return type;
        }
        return new HashType(generalize(type.keyType()), generalize(type.valueType()), null);
    }

    private static Type tuple(TupleType type) {
        return new TupleType(each(type.types(), Generalization::generalize), type.size());
    }

    private static Type struct(StructType type) {
        return new StructType(values(type.elements(), Generalization::generalize));
    }

    private static Type variant(VariantType type) {
        List<Type> general = each(type.types(), Generalization::generalize);
        return general.equals(type.types()) ? type : VariantType.union(general);
    }

    static Type callable(CallableType type, UnaryOperator<Type> change) {
        if (type.equals(CallableType.DEFAULT)) {
            return type;
        }
        TupleType parameters = type.parameters() == null ? null : (TupleType) change.apply(type.parameters());
        return new CallableType(parameters, orNull(type.block(), change), orNull(type.returns(), change));
    }

    private static @Nullable Type orNull(@Nullable Type type, UnaryOperator<Type> change) {
        return type == null ? null : change.apply(type);
    }

    static List<Type> each(List<Type> types, UnaryOperator<Type> change) {
        List<Type> changed = new ArrayList<>(types.size());
        for (Type type : types) {
            changed.add(change.apply(type));
        }
        return changed;
    }

    static List<StructElement> values(List<StructElement> elements, UnaryOperator<Type> change) {
        List<StructElement> changed = new ArrayList<>(elements.size());
        for (StructElement element : elements) {
            changed.add(new StructElement(element.keyType(), change.apply(element.valueType())));
        }
        return changed;
    }
}
