package io.bindery.puppet.eval.operator;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.math.BigDecimal;
import java.util.Map;

/// Decides whether two values are equal: by the language's `==`, which ignores the case of ASCII letters, and by Ruby's, which
/// does not.
public final class Equality {
    private Equality() {}

    /// `left == right`.
    public static boolean equal(Value left, Value right) {
        return switch (left) {
            case Str string -> right instanceof Str other && sameIgnoringCase(string.value(), other.value());
            case Int integer -> integerEquals(integer, right);
            case Arr array -> right instanceof Arr other && elementsEqual(array, other);
            case Hash hash -> right instanceof Hash other && entriesEqual(hash, other);
            default -> sameNumberOrValue(left, right);
        };
    }

    /// Equality by Ruby's `==`, which `-` on arrays uses: `1` equals `1.0`, but case matters.
    public static boolean same(Value left, Value right) {
        if (left instanceof Arr array) {
            return right instanceof Arr other && elementsSame(array, other);
        }
        return sameNumberOrValue(left, right);
    }

    private static boolean sameNumberOrValue(Value left, Value right) {
        if (isNumber(left) && isNumber(right) && !(isTime(left) && isTime(right))) {
            return Ordering.ofNumbers(left, right) == 0;
        }
        return left.equals(right);
    }

    private static boolean integerEquals(Int left, Value right) {
        if (right instanceof Int other) {
            return left.value() == other.value();
        }
        return sameNumberOrValue(left, right);
    }

    public static boolean isNumber(Value value) {
        return value instanceof Int || value instanceof Real || value instanceof BigInt || value instanceof Timespan || value instanceof Timestamp;
    }

    private static boolean isTime(Value value) {
        return value instanceof Timespan || value instanceof Timestamp;
    }

    private static boolean elementsEqual(Arr left, Arr right) {
        if (left.size() != right.size()) {
            return false;
        }
        for (int i = 0; i < left.size(); i++) {
            if (!equal(left.get(i), right.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean elementsSame(Arr left, Arr right) {
        if (left.size() != right.size()) {
            return false;
        }
        for (int i = 0; i < left.size(); i++) {
            if (!same(left.get(i), right.get(i))) {
                return false;
            }
        }
        return true;
    }

    // As Puppet does: keys are compared exactly, values by `==`.
    private static boolean entriesEqual(Hash left, Hash right) {
        if (left.size() != right.size()) {
            return false;
        }
        for (Map.Entry<Value, Value> entry : left.entries().entrySet()) {
            Value other = right.get(entry.getKey());
            if (!equal(other == null ? Undef.UNDEF : other, entry.getValue())) {
                return false;
            }
        }
        return true;
    }

    /// Only ASCII letters are folded.
    public static boolean sameIgnoringCase(String left, String right) {
        int length = left.length();
        if (length != right.length()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            char a = left.charAt(i);
            char b = right.charAt(i);
            if (a != b && fold(a) != fold(b)) {
                return false;
            }
        }
        return true;
    }

    public static char fold(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
    }

    public static int compare(long left, double right) {
        if (Double.isNaN(right)) {
            return 1;
        }
        if (Double.isInfinite(right)) {
            return right > 0 ? -1 : 1;
        }
        return BigDecimal.valueOf(left).compareTo(new BigDecimal(right));
    }
}
