package io.bindery.puppet.type.calculus;

import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.Map;

/// Matches a value against a pattern as a `case` option does. The pattern is a regular expression, a type, or a value that must
/// be equal.
public final class Matching {
    private Matching() {}

    public static boolean matches(Value value, Value pattern) {
        return switch (pattern) {
            case Regex regex -> value instanceof Str text && regex.compiled().matches(text.value());
            case Type type -> type.isInstance(value) || type.equals(value);
            case Str text -> value instanceof Str other && text.value().equalsIgnoreCase(other.value());
            case Int number -> number.equals(value) || value instanceof Real real && real.value() == number.value();
            case Default _ -> true;
            default -> pattern.equals(value);
        };
    }

    /// Does each wanted pattern have a given value that matches, or a given type within it?
    public static boolean covers(Map<String, Value> wanted, Map<String, Value> given) {
        for (Map.Entry<String, Value> entry : wanted.entrySet()) {
            Value have = given.get(entry.getKey());
            if (have == null || !matches(have, entry.getValue()) && !isWithin(have, entry.getValue())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWithin(Value have, Value want) {
        return have instanceof Type from && want instanceof Type to && to.isAssignable(from);
    }
}
