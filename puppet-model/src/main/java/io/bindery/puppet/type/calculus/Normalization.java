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
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVerRange;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Rewrites a type in its simplest form: nested variants are flattened, enums, patterns and ranges within a variant are merged,
/// redundant `Optional` and `NotUndef` are removed.
public final class Normalization {
    private Normalization() {}

    public static Type normalize(Type type) {
        return switch (type) {
            // As Puppet does: the size of a plain collection is lost.
            case CollectionType _ -> CollectionType.DEFAULT;
            case ArrayType array -> array(array);
            case HashType hash -> hash(hash);
            case TupleType tuple -> new TupleType(Generalization.each(tuple.types(), Normalization::normalize), tuple.size());
            case StructType struct -> new StructType(Generalization.values(struct.elements(), Normalization::normalize));
            case VariantType variant -> variant(variant);
            case OptionalType optional -> optional(optional);
            case NotUndefType notUndef -> notUndef(notUndef);
            case IterableType iterable ->
                iterable.elementType() == null ? iterable : new IterableType(normalize(iterable.elementType()));
            case IteratorType iterator ->
                iterator.elementType() == null ? iterator : new IteratorType(normalize(iterator.elementType()));
            case TypeType typeType -> typeType.type() == null ? typeType : new TypeType(normalize(typeType.type()));
            case SensitiveType sensitive -> sensitive(sensitive);
            case InitType init -> init.type() == null ? init : new InitType(normalize(init.type()), init.arguments());
            case CallableType callable -> Generalization.callable(callable, Normalization::normalize);
            case AnyType _, UndefType _, DefaultType _, UnitType _, ScalarType _, ScalarDataType _, NumericType _, IntegerType _,
                    FloatType _, StringType _, EnumType _, PatternType _, RegexpType _, BooleanType _, TypeAliasType _,
                    TypeReferenceType _, ObjectType _, ObjectTypeExtension _, TypeSetType _, BinaryType _, TimestampType _,
                    TimespanType _, SemVerType _, SemVerRangeType _, UriType _, RuntimeType _, CatalogEntryType _, ResourceType _,
                    ClassType _ -> type;
        };
    }

    // As Puppet does: an array of anything loses its size.
    private static Type array(ArrayType type) {
        return type.elementType() instanceof AnyType
                ? ArrayType.DEFAULT
                : new ArrayType(normalize(type.elementType()), type.size());
    }

    private static Type hash(HashType type) {
        if (type.equals(HashType.DEFAULT) || type.equals(HashType.EMPTY)) {
            return type;
        }
        return new HashType(normalize(type.keyType()), normalize(type.valueType()), type.size());
    }

    private static Type optional(OptionalType type) {
        if (type.type() == null) {
            return type;
        }
        Type inner = normalize(type.type());
        if (inner instanceof NotUndefType notUndef) {
            return optional(new OptionalType(notUndef.type()));
        }
        return inner.isAssignable(UndefType.DEFAULT) ? inner : new OptionalType(inner);
    }

    private static Type notUndef(NotUndefType type) {
        if (type.type() == null) {
            return type;
        }
        Type inner = normalize(type.type());
        if (inner instanceof OptionalType optional) {
            return notUndef(new NotUndefType(optional.type()));
        }
        return inner.isAssignable(UndefType.DEFAULT) ? new NotUndefType(inner) : inner;
    }

    private static Type variant(VariantType type) {
        if (type.types().isEmpty()) {
            return type;
        }
        List<Type> types = Generalization.each(type.types(), Normalization::normalize);
        boolean modified = !types.equals(type.types());
        if (types.size() == 1) {
            return types.getFirst();
        }
        if (types.stream().anyMatch(each -> each instanceof UndefType || each instanceof OptionalType)) {
            return normalize(new OptionalType(withoutUndef(types)));
        }
        types = VariantType.flatten(types);
        int before = types.size();
        types = merged(types);
        if (types.size() == 1) {
            return types.getFirst();
        }
        return modified || types.size() != before ? VariantType.union(types) : type;
    }

    private static @Nullable Type withoutUndef(List<Type> types) {
        List<Type> rest = new ArrayList<>();
        for (Type type : types) {
            if (type instanceof OptionalType optional) {
                rest.add(optional.type() == null ? AnyType.DEFAULT : optional.type());
            } else if (!(type instanceof UndefType)) {
                rest.add(type);
            }
        }
        return VariantType.union(rest);
    }

    private static List<Type> merged(List<Type> types) {
        List<Type> rest = types;
        rest = gather(rest, each -> each instanceof NotUndefType, Normalization::notUndefs);
        rest = gather(rest, Normalization::isExact, Normalization::enums);
        rest = gather(rest, each -> each instanceof EnumType enumType && enumType.caseInsensitive(), Normalization::caseInsensitiveEnums);
        rest = gather(rest, each -> each instanceof PatternType, Normalization::patterns);
        rest = gatherFirst(rest, each -> each instanceof SemVerType, Normalization::versions);
        rest = ranges(rest, IntegerType.class, IntegerType::merge);
        rest = ranges(rest, FloatType.class, FloatType::merge);
        rest = ranges(rest, TimespanType.class, TimespanType::merge);
        return ranges(rest, TimestampType.class, TimestampType::merge);
    }

    /// All that fit made one type, after the others; unless there are fewer than two.
    private static List<Type> gather(List<Type> types, Predicate<Type> fits, Function<List<Type>, Type> make) {
        List<Type> some = types.stream().filter(fits).toList();
        if (some.size() < 2) {
            return types;
        }
        List<Type> rest = new ArrayList<>(types.stream().filter(fits.negate()).toList());
        rest.add(make.apply(some));
        return rest;
    }

    private static List<Type> gatherFirst(List<Type> types, Predicate<Type> fits, Function<List<Type>, Type> make) {
        List<Type> gathered = gather(types, fits, make);
        if (gathered.size() == types.size()) {
            return types;
        }
        List<Type> rest = new ArrayList<>(gathered);
        rest.addFirst(rest.removeLast());
        return rest;
    }

    private static boolean isExact(Type type) {
        return type instanceof EnumType enumType && !enumType.values().isEmpty() && !enumType.caseInsensitive()
                || type instanceof StringType string && string.value() != null;
    }

    private static Type notUndefs(List<Type> types) {
        List<Type> inner = new ArrayList<>();
        for (Type type : types) {
            Type of = ((NotUndefType) type).type();
            inner.add(of == null ? AnyType.DEFAULT : of);
        }
        return new NotUndefType(normalize(VariantType.union(inner)));
    }

    private static Type enums(List<Type> types) {
        List<String> values = new ArrayList<>();
        for (Type type : types) {
            if (type instanceof EnumType enumType) {
                values.addAll(enumType.values());
            } else if (type instanceof StringType string && string.value() != null) {
                values.add(string.value());
            }
        }
        return new EnumType(values, false);
    }

    private static Type caseInsensitiveEnums(List<Type> types) {
        List<String> values = new ArrayList<>();
        for (Type type : types) {
            for (String value : ((EnumType) type).values()) {
                values.add(value.toLowerCase(Locale.ROOT));
            }
        }
        return new EnumType(values, true);
    }

    private static Type patterns(List<Type> types) {
        Set<Regex> patterns = new LinkedHashSet<>();
        for (Type type : types) {
            patterns.addAll(((PatternType) type).patterns());
        }
        return new PatternType(new ArrayList<>(patterns));
    }

    private static Type versions(List<Type> types) {
        List<SemVerRange> ranges = new ArrayList<>();
        for (Type type : types) {
            ranges.addAll(((SemVerType) type).ranges());
        }
        return new SemVerType(ranges);
    }

    /// Ranges of one kind that touch or overlap made one, before all others; unless there are fewer than two.
    private static <T extends Type> List<Type> ranges(List<Type> types, Class<T> kind, BinaryOperator<@Nullable T> merge) {
        List<T> open = new ArrayList<>();
        List<Type> others = new ArrayList<>();
        for (Type type : types) {
            if (kind.isInstance(type)) {
                open.add(kind.cast(type));
            } else {
                others.add(type);
            }
        }
        if (open.size() < 2) {
            return types;
        }
        List<Type> result = new ArrayList<>();
        while (!open.isEmpty()) {
            T sum = open.removeLast();
            List<T> apart = new ArrayList<>();
            for (T range : open) {
                T both = merge.apply(sum, range);
                if (both == null) {
                    apart.add(range);
                } else {
                    sum = both;
                }
            }
            result.add(sum);
            open = apart;
        }
        result.addAll(others);
        return result;
    }

    // A new value would generalize its elements a second time.
    private static Type sensitive(SensitiveType type) {
        Type inner = normalize(type.type());
        return inner.equals(type.type()) ? type : new SensitiveType(inner);
    }
}
