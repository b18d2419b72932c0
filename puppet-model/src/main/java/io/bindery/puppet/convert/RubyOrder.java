package io.bindery.puppet.convert;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/// Ruby's `<=>` and `==` of values, and its sort.
public final class RubyOrder {
    private RubyOrder() {}

    /// `<=>`.
    ///
    /// @throws ConversionError if the two cannot be compared
    public static int compare(Value a, Value b) {
        Integer order = order(a, b);
        if (order == null) {
            throw incomparable(a, b);
        }
        return order;
    }

    /// By code points, as the bytes of UTF-8 are ordered.
    public static int compare(String a, String b) {
        int length = Math.min(a.length(), b.length());
        for (int i = 0; i < length; i++) {
            char left = a.charAt(i);
            char right = b.charAt(i);
            if (left != right) {
                boolean surrogates = Character.isSurrogate(left) != Character.isSurrogate(right);
                int order = left < right ? -1 : 1;
                return surrogates ? (Character.isSurrogate(left) ? 1 : -1) : order;
            }
        }
        return Integer.compare(a.length(), b.length());
    }

    private static @Nullable Integer order(Value a, Value b) {
        if (a instanceof Str left && b instanceof Str right) {
            return compare(left.value(), right.value());
        }
        if (a instanceof Int left && b instanceof Int right) {
            return Long.compare(left.value(), right.value());
        }
        if (isNumber(a) && isNumber(b)) {
            return compareNumbers(a, b);
        }
        if (a instanceof Arr left && b instanceof Arr right) {
            return compareArrays(left, right);
        }
        if (a instanceof Timestamp left && b instanceof Timestamp right) {
            return left.instant().compareTo(right.instant());
        }
        if (a instanceof Timespan left && b instanceof Timespan right) {
            return Long.compare(left.nanoseconds(), right.nanoseconds());
        }
        if (a instanceof SemVer left && b instanceof SemVer right) {
            return left.compareTo(right);
        }
        return a.equals(b) ? 0 : null;
    }

    private static boolean isNumber(Value value) {
        return value instanceof Int || value instanceof BigInt || value instanceof Real;
    }

    private static @Nullable Integer compareNumbers(Value a, Value b) {
        double left = number(a);
        double right = number(b);
        if (Double.isNaN(left) || Double.isNaN(right)) {
            return null;
        }
        if (Double.isInfinite(left) || Double.isInfinite(right)) {
            return Double.compare(left, right);
        }
        return exact(a).compareTo(exact(b));
    }

    private static double number(Value value) {
        return value instanceof Real real ? real.value() : exact(value).doubleValue();
    }

    private static BigDecimal exact(Value value) {
        return switch (value) {
            case Int whole -> BigDecimal.valueOf(whole.value());
            case BigInt whole -> new BigDecimal(whole.value());
            default -> new BigDecimal(((Real) value).value());
        };
    }

    private static @Nullable Integer compareArrays(Arr a, Arr b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            Integer order = order(a.get(i), b.get(i));
            if (order == null || order != 0) {
                return order;
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    /// `==`: numbers are compared by value, strings exactly.
    public static boolean isEqual(Value a, Value b) {
        if (isNumber(a) && isNumber(b)) {
            Integer order = compareNumbers(a, b);
            return order != null && order == 0;
        }
        if (a instanceof Arr left && b instanceof Arr right) {
            return left.size() == right.size() && compareElements(left, right);
        }
        return a.equals(b);
    }

    private static boolean compareElements(Arr a, Arr b) {
        for (int i = 0; i < a.size(); i++) {
            if (!isEqual(a.get(i), b.get(i))) {
                return false;
            }
        }
        return true;
    }

    /// What a block gave as the order of two values, as a number below, at or above zero.
    ///
    /// @throws ConversionError if it gave no order
    public static int sign(Value order, Value a, Value b) {
        return switch (order) {
            case Int whole -> Long.signum(whole.value());
            case Real real -> (int) Math.signum(real.value());
            case Undef undef -> throw incomparable(a, b);
            // Ruby asks such a result whether it is above zero: lists and truth values have no method for it, hashes another one.
            case Arr array -> throw new ConversionError("undefined method `>' for " + RubyText.inspect(array) + ":Array");
            case Bool bool -> throw new ConversionError("undefined method `>' for " + bool.value() + ":" + RubyClass.name(bool));
            case Hash hash -> throw new ConversionError("no implicit conversion of Integer into Hash");
            default -> throw incomparable(order, Int.of(0));
        };
    }

    private static ConversionError incomparable(Value a, Value b) {
        boolean special = b instanceof Int || b instanceof Real || b instanceof Bool || b instanceof Undef || b instanceof Default;
        return new ConversionError("comparison of " + RubyClass.name(a) + " with "
                + (special ? RubyText.inspect(b) : RubyClass.name(b)) + " failed");
    }

    /// The values in order. A merge sort that halves from the left, so that the order is asked for in the same sequence as in
    /// Ruby on Linux: a block may tell, and so does the text of an error.
    public static <T> List<T> sorted(List<T> values, ToIntBiFunction<T, T> order) {
        if (values.size() < 2) {
            return values;
        }
        int half = values.size() / 2;
        List<T> left = sorted(values.subList(0, half), order);
        List<T> right = sorted(values.subList(half, values.size()), order);
        List<T> merged = new ArrayList<>(values.size());
        int i = 0;
        int j = 0;
        while (i < left.size() && j < right.size()) {
            merged.add(order.applyAsInt(left.get(i), right.get(j)) <= 0 ? left.get(i++) : right.get(j++));
        }
        merged.addAll(left.subList(i, left.size()));
        merged.addAll(right.subList(j, right.size()));
        return merged;
    }
}
