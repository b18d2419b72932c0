package io.bindery.cfengine.value;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Numbers as policy writes them: decimal, perhaps with a multiplier behind.
public final class Numbers {
    /// The value of `inf`.
    public static final long INFINITY = 999999999L;

    private static final int WHOLE_PERCENT = 100;

    private Numbers() {}

    /// The result of reading a number: the number, or the reference program's message for a text that is not a number.
    public record Reading<T>(@Nullable T number, String problem) {
        private static <T> Reading<T> of(@Nullable T number) {
            return new Reading<>(number, "");
        }

        private static <T> Reading<T> failed(String problem) {
            return new Reading<>(null, problem);
        }
    }

    /// A whole number: `12`, `2k` (thousands), `2K` (1024s), `inf`, `now`. Null if the text is not a whole number.
    public static @Nullable Long whole(String text) {
        return readWhole(text).number();
    }

    /// As CFEngine does: one odd character behind a number is passed over, and a percentage is kept as a negative number.
    public static Reading<Long> readWhole(String text) {
        String number = text.strip();
        if (number.equals("inf")) {
            return Reading.of(INFINITY);
        }
        if (number.equals("now")) {
            return Reading.of(java.time.Instant.now().getEpochSecond());
        }
        int at = digitsEnd(number);
        if (at == 0 || !Character.isDigit(number.charAt(at - 1))) {
            return Reading.failed("Failed to parse integer number: " + text);
        }
        String suffix = number.substring(at);
        if (suffix.length() > 1) {
            return Reading.failed("Anomalous ending '" + suffix.substring(0, 2) + "' while parsing integer number: " + text);
        }
        try {
            long digits = clamped(number.substring(number.startsWith("+") ? 1 : 0, at));
            return suffix.equals("%") ? percentage(digits) : Reading.of(Math.multiplyExact(digits, factor(suffix)));
        } catch (ArithmeticException e) {
            return Reading.failed("Parsed integer number out of range: " + text);
        }
    }

    /// As C's `strtoll` does: a number that is too large becomes the largest.
    private static long clamped(String digits) {
        BigInteger number = new BigInteger(digits);
        return number.bitLength() < Long.SIZE ? number.longValue() : number.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }

    private static Reading<Long> percentage(long number) {
        return number < 0 || number > WHOLE_PERCENT
                ? Reading.failed("Percentage out of range: " + number)
                : Reading.of(-number);
    }

    private static int digitsEnd(String text) {
        int at = !text.isEmpty() && (text.charAt(0) == '-' || text.charAt(0) == '+') ? 1 : 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at;
    }

    private static long factor(String suffix) {
        return switch (suffix) {
            case "k" -> 1000L;
            case "K" -> 1024L;
            case "m" -> 1_000_000L;
            case "M" -> 1024L * 1024;
            case "g" -> 1_000_000_000L;
            case "G" -> 1024L * 1024 * 1024;
            default -> 1L;
        };
    }

    /// A real number, optionally with a multiplier suffix. Null if the text is not a number.
    public static @Nullable Double real(String text) {
        return readReal(text).number();
    }

    /// As CFEngine does: one odd character behind a number is passed over, and a percentage is kept as a negative number.
    public static Reading<Double> readReal(String text) {
        String stripped = text.strip();
        Matcher number = RealForm.NUMBER.matcher(stripped);
        if (!number.lookingAt()) {
            return Reading.failed("Failed to parse real number: " + text);
        }
        String suffix = stripped.substring(number.end());
        if (suffix.length() > 1) {
            return Reading.failed("Anomalous ending '" + suffix.substring(0, 2) + "' while parsing real number: " + text);
        }
        double value = RealForm.value(number.group());
        if (suffix.equals("%")) {
            return value < 0 || value > WHOLE_PERCENT
                    ? Reading.failed("Percentage out of range: " + number.group())
                    : Reading.of(-value);
        }
        return Reading.of(value * factor(suffix));
    }

    /// The forms of a real number, in a class of their own: only a policy that has such numbers pays for the pattern.
    private static final class RealForm {
        static final Pattern NUMBER =
                Pattern.compile("[-+]?(?:0[xX][0-9a-fA-F]+|inf(?=.)|(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?)");

        private RealForm() {}

        static double value(String number) {
            boolean signed = number.startsWith("-") || number.startsWith("+");
            String digits = signed ? number.substring(1) : number;
            double value = digits.equals("inf")
                    ? Double.POSITIVE_INFINITY
                    : digits.startsWith("0x") || digits.startsWith("0X")
                            ? Long.parseUnsignedLong(digits, 2, digits.length(), 16)
                            : Double.parseDouble(digits);
            return number.startsWith("-") ? -value : value;
        }
    }
}
