package io.bindery.puppet.type.calculus;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.CoreTypes;
import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.FloatType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.NumericType;
import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.ScalarDataType;
import io.bindery.puppet.type.ScalarType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.UndefType;
import io.bindery.puppet.type.UnitType;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.value.Regex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Finds the narrowest type, among those that Puppet considers, that accepts all values of two types.
public final class CommonType {
    private CommonType() {}

    // As Puppet does: undef is left out, so that the type of [1, undef] is an array of integers.
    public static Type of(Type one, Type other) {
        if (one instanceof UndefType || one instanceof UnitType) {
            return other;
        }
        if (other instanceof UndefType || other instanceof UnitType) {
            return one;
        }
        if (one.isAssignable(other)) {
            return one;
        }
        if (other.isAssignable(one)) {
            return other;
        }
        Type same = ofSameKind(one, other);
        return same != null ? same : ofKinds(one, other);
    }

    private static @Nullable Type ofSameKind(Type one, Type other) {
        return switch (one) {
            case ArrayType a when other instanceof ArrayType b -> new ArrayType(of(a.elementType(), b.elementType()));
            case HashType a when other instanceof HashType b ->
                new HashType(of(a.keyType(), b.keyType()), of(a.valueType(), b.valueType()));
            case ClassType _ when other instanceof ClassType -> ClassType.DEFAULT;
            case ResourceType a when other instanceof ResourceType b ->
                Objects.equals(a.typeName(), b.typeName()) ? new ResourceType(a.typeName(), null) : ResourceType.DEFAULT;
            case IntegerType a when other instanceof IntegerType b -> a.cover(b);
            case FloatType a when other instanceof FloatType b -> a.cover(b);
            case StringType a when other instanceof StringType b -> strings(a, b);
            case StringType a when other instanceof EnumType b -> withString(b, a);
            case EnumType a when other instanceof StringType b -> withString(a, b);
            case EnumType a when other instanceof EnumType b -> new EnumType(both(a.values(), b.values()), false);
            case PatternType a when other instanceof PatternType b -> patterns(a, b);
            case VariantType a when other instanceof VariantType b -> VariantType.union(both(a.types(), b.types()));
            case RegexpType _ when other instanceof RegexpType -> RegexpType.DEFAULT;
            case CallableType _ when other instanceof CallableType -> CallableType.DEFAULT;
            default -> null;
        };
    }

    private static Type ofKinds(Type one, Type other) {
        for (Type wide : List.of(NumericType.DEFAULT, ScalarDataType.DEFAULT, ScalarType.DEFAULT, CoreTypes.DATA)) {
            if (wide.isAssignable(one) && wide.isAssignable(other)) {
                return wide;
            }
        }
        if (one instanceof TypeType a && other instanceof TypeType b && a.type() != null && b.type() != null) {
            return new TypeType(of(a.type(), b.type()));
        }
        boolean rich = CoreTypes.RICH_DATA.isAssignable(one) && CoreTypes.RICH_DATA.isAssignable(other);
        return rich ? CoreTypes.RICH_DATA : AnyType.DEFAULT;
    }

    private static Type strings(StringType one, StringType other) {
        if (one.size() != null && other.size() != null) {
            return new StringType((IntegerType) of(one.size(), other.size()), null);
        }
        return one.value() == null || other.value() == null ? StringType.DEFAULT : EnumType.of(one.value(), other.value());
    }

    private static Type withString(EnumType values, StringType string) {
        return string.value() == null ? EnumType.DEFAULT : new EnumType(both(values.values(), List.of(string.value())), false);
    }

    private static Type patterns(PatternType one, PatternType other) {
        List<Regex> all = both(one.patterns(), other.patterns());
        return new PatternType(all);
    }

    private static <T> List<T> both(List<T> one, List<T> other) {
        Set<T> all = new LinkedHashSet<>(one);
        all.addAll(other);
        return new ArrayList<>(all);
    }
}
