package io.bindery.puppet.convert;

import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.math.BigInteger;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads numbers from text as `Integer.new`, `Float.new` and `Numeric.new` do.
public final class NumberConversion {
    private static final Pattern NUMERIC = Pattern.compile(
            "[ \\t]*([-+]?)[ \\t]*((0[xX][0-9A-Fa-f]+)|(0?\\d+)((?:\\.\\d+)?(?:[eE]-?\\d+)?))[ \\t]*");
    private static final Pattern SPACED_SIGN = Pattern.compile("([+-])[ \\t]+(.*)", Pattern.DOTALL);
    private static final Pattern ZERO_FRACTION = Pattern.compile("\\.?0*[eE].*");

    private NumberConversion() {}

    /// @param radix 2, 8, 10 or 16, or 0 if the prefix determines it
    public static Value integer(String text, int radix) {
        try {
            return BigInt.of(RubyNumber.integer(text, radix));
        } catch (ConversionError e) {
            Matcher spaced = SPACED_SIGN.matcher(text);
            if (spaced.matches()) {
                return retried(() -> BigInt.of(RubyNumber.integer(spaced.group(1) + spaced.group(2), radix)), e);
            }
            throw e;
        }
    }

    public static Real real(String text) {
        try {
            return readReal(text);
        } catch (ConversionError e) {
            Matcher spaced = SPACED_SIGN.matcher(text);
            if (spaced.matches()) {
                return retried(() -> readReal(spaced.group(1) + spaced.group(2)), e);
            }
            throw e;
        }
    }

    private static Real readReal(String text) {
        boolean binary = text.length() > 1 && text.charAt(0) == '0' && Character.toLowerCase(text.charAt(1)) == 'b';
        return new Real(binary ? RubyNumber.integer(text).doubleValue() : RubyNumber.real(text));
    }

    private static <T> T retried(Supplier<T> attempt, ConversionError original) {
        try {
            return attempt.get();
        } catch (ConversionError e) {
            throw original;
        }
    }

    /// A whole number or a float, by how it is written; undef if it is neither.
    public static Value numeric(String text) {
        if (text.length() > 1 && text.charAt(0) == '0') {
            char marker = Character.toLowerCase(text.charAt(1));
            if (marker == 'b' || marker == 'x') {
                return BigInt.of(RubyNumber.integer(text));
            }
        }
        Matcher matcher = NUMERIC.matcher(text.startsWith("::") ? text.substring(2) : text);
        if (!matcher.matches()) {
            return Undef.UNDEF;
        }
        boolean negative = matcher.group(1).equals("-");
        String fraction = matcher.group(5);
        try {
            return fraction == null || fraction.isEmpty()
                    ? BigInt.of(signed(RubyNumber.integer(matcher.group(2)), negative))
                    : real(matcher, negative);
        } catch (ConversionError e) {
            return Undef.UNDEF;
        }
    }

    private static Value real(Matcher matcher, boolean negative) {
        boolean zero = RubyNumber.integer(matcher.group(4)).signum() == 0;
        if (zero && ZERO_FRACTION.matcher(matcher.group(5)).matches()) {
            return Undef.UNDEF;
        }
        double value = RubyNumber.real(matcher.group(2));
        return Double.isInfinite(value) ? Undef.UNDEF : new Real(negative ? -value : value);
    }

    private static BigInteger signed(BigInteger number, boolean negative) {
        return negative ? number.negate() : number;
    }
}
