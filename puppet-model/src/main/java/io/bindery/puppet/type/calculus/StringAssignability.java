package io.bindery.puppet.type.calculus;

import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.Type;

/// Assignability between the types of strings.
public final class StringAssignability {
    private StringAssignability() {}

    static boolean toString(StringType to, Type from) {
        if (to.size() != null) {
            return toSized(to.size(), from);
        }
        String value = to.value();
        return switch (from) {
            case StringType other -> value == null || value.equals(other.value());
            // As Puppet does: an enum of one value fits any exact string.
            case EnumType enumType -> value == null || enumType.values().size() == 1 && !enumType.caseInsensitive();
            case PatternType _ -> value == null;
            default -> false;
        };
    }

    private static boolean toSized(IntegerType size, Type from) {
        return switch (from) {
            case StringType other -> size.contains(other.impliedSize());
            case EnumType enumType when !enumType.values().isEmpty() -> allWithin(size, enumType);
            case EnumType _, PatternType _ -> size.contains(IntegerType.ANY_SIZE);
            default -> false;
        };
    }

    private static boolean allWithin(IntegerType size, EnumType from) {
        for (String value : from.values()) {
            if (!size.contains(StringType.length(value))) {
                return false;
            }
        }
        return true;
    }

    static boolean toEnum(EnumType to, Type from) {
        return switch (from) {
            case StringType string -> to.values().isEmpty() || string.value() != null && to.contains(string.value());
            case EnumType other -> to.values().isEmpty() || to.equals(other) || enumWithin(to, other);
            case PatternType _ -> to.values().isEmpty();
            default -> false;
        };
    }

    private static boolean enumWithin(EnumType to, EnumType from) {
        if (from.values().isEmpty() || !to.caseInsensitive() && from.caseInsensitive()) {
            return false;
        }
        for (String value : from.values()) {
            if (!to.contains(value)) {
                return false;
            }
        }
        return true;
    }

    static boolean toPattern(PatternType to, Type from) {
        return switch (from) {
            case StringType string -> to.patterns().isEmpty() || string.value() != null && to.matches(string.value());
            case EnumType enumType -> to.patterns().isEmpty() || allMatch(to, enumType);
            case PatternType other -> to.patterns().isEmpty() || to.equals(other);
            default -> false;
        };
    }

    private static boolean allMatch(PatternType to, EnumType from) {
        for (String value : from.values()) {
            if (!to.matches(value)) {
                return false;
            }
        }
        return !from.values().isEmpty();
    }
}
