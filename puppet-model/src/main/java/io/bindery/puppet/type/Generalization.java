package io.bindery.puppet.type;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Takes what is specific to values (ranges, sizes, exact strings) out of types.
final class Generalization {
    private Generalization() {}

    static Type generalize(Type type) {
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
