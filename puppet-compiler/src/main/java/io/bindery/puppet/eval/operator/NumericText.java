package io.bindery.puppet.eval.operator;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads strings that arithmetic accepts as numbers: decimal, `0x` hexadecimal, `0` octal, with a sign, a fraction or an
/// exponent.
public final class NumericText {
    private static final Pattern NUMERIC = Pattern.compile(
            "[ \\t]*([-+]?)[ \\t]*((0[xX][0-9A-Fa-f]+)|(0?[0-9]+)((?:\\.[0-9]+)?(?:[eE]-?[0-9]+)?))[ \\t]*");
    private static final Pattern ZEROS_WITH_EXPONENT = Pattern.compile("\\.?0*[eE].*");

    private NumericText() {}

    /// The number as a Long, BigInteger or Double, or null if the text is not a number.
    public static @Nullable Number parse(String text) {
        // As Puppet does: a leading `::` is dropped, as if it were a name.
        String bare = text.startsWith("::") ? text.substring(2) : text;
        if (!mayBeNumber(bare)) {
            return null;
        }
        Matcher matcher = NUMERIC.matcher(bare);
        if (!matcher.matches()) {
            return null;
        }
        boolean negative = matcher.group(1).equals("-");
        String fraction = matcher.group(5);
        if (fraction != null && !fraction.isEmpty()) {
            return real(matcher, negative);
        }
        return whole(matcher.group(2), matcher.group(3) != null, negative);
    }

    /// Cheaply turns away what cannot be a number: most strings.
    private static boolean mayBeNumber(String text) {
        return !text.isEmpty() && (text.charAt(0) <= '9') && Character.isLetterOrDigit(last(text.stripTrailing()));
    }

    private static char last(String text) {
        return text.isEmpty() ? ' ' : text.charAt(text.length() - 1);
    }

    private static @Nullable Number whole(String digits, boolean hexadecimal, boolean negative) {
        int radix = hexadecimal ? 16 : digits.length() > 1 && digits.charAt(0) == '0' ? 8 : 10;
        try {
            BigInteger magnitude = new BigInteger(hexadecimal ? digits.substring(2) : digits, radix);
            BigInteger value = negative ? magnitude.negate() : magnitude;
            return value.bitLength() < 64 ? (Number) value.longValue() : value;
        } catch (NumberFormatException notOctal) {
            return null;
        }
    }

    private static @Nullable Number real(Matcher matcher, boolean negative) {
        Number lead = whole(matcher.group(4), false, false);
        if (lead == null) {
            return null;
        }
        // As Puppet does: zero with an exponent is not a number.
        if (lead.longValue() == 0 && ZEROS_WITH_EXPONENT.matcher(matcher.group(5)).matches()) {
            return null;
        }
        double value = Double.parseDouble(matcher.group(2));
        return Double.isInfinite(value) ? null : (Number) (negative ? -value : value);
    }
}
