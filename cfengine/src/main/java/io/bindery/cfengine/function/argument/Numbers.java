package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.value.Decimals;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Reads numbers in policies, with an optional one-letter scale suffix.
public final class Numbers {
    private Numbers() {}

    /// As CFEngine does: what a text comes to that is no whole number. Nearly all functions go on with it.
    private static final long NO_NUMBER = -678;

    /// The whole number that a text is. A text that is no number is logged, and a number that stands for none is returned.
    public static long whole(Call call, String text) {
        if (text.equals("now")) {
            return call.context().started().getEpochSecond();
        }
        Long number = isWhole(call, text) ? io.bindery.cfengine.value.Numbers.whole(text) : null;
        return number == null ? NO_NUMBER : number;
    }

    /// Whether the text is a whole number; said where not.
    public static boolean isWhole(Call call, String text) {
        var reading = io.bindery.cfengine.value.Numbers.readWhole(text);
        // As CFEngine does: a text with a dollar sign gives no message, because it may become a number once its variables are
        // expanded.
        if (reading.number() == null && text.indexOf('$') < 0) {
            call.log(Level.ERROR, reading.problem());
        }
        return reading.number() != null;
    }

    /// The real number that a text spells; null if it spells none, which is logged.
    public static @Nullable Double real(Call call, String text) {
        int end = realEnd(text.stripTrailing());
        if (end == 0) {
            call.log(Level.ERROR, "Failed to parse real number: " + text);
            return null;
        }
        if (isAnomalous(call, text.stripTrailing(), end, "real")) {
            return null;
        }
        double number = value(text.substring(0, end));
        char scale = end < text.length() ? text.charAt(end) : ' ';
        if (scale == '%' && (number < 0 || number > 100)) {
            call.log(Level.ERROR, "Percentage out of range: " + Decimals.fixed(number, 2));
            return null;
        }
        return scaled(number, scale);
    }

    /// Whether the text begins with a number.
    public static boolean startsNumber(String text) {
        return realEnd(text) > 0;
    }

    /// The number at the beginning of a text, whatever follows it; zero if the text begins with no number, as C's `atof` has it.
    public static double leading(String text) {
        int end = realEnd(text);
        return end == 0 ? 0 : value(text.substring(0, end));
    }

    private static boolean isAnomalous(Call call, String text, int end, String kind) {
        if (text.length() - end < 2) {
            return false;
        }
        call.log(
                Level.ERROR,
                "Anomalous ending '" + text.substring(end, end + 2) + "' while parsing " + kind + " number: " + text);
        return true;
    }

    private static double scaled(double number, char scale) {
        return switch (scale) {
            case 'k' -> number * 1e3;
            case 'm' -> number * 1e6;
            case 'g' -> number * 1e9;
            case 'K' -> number * 1024;
            case 'M' -> number * 1024 * 1024;
            case 'G' -> number * 1024 * 1024 * 1024;
            // As CFEngine does: a percentage is stored as a negative number, which distinguishes it from a count.
            case '%' -> -number;
            default -> number;
        };
    }

    private static int skipBlank(String text) {
        int at = 0;
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
        return at;
    }

    /// The end of the longest number at the text's beginning, as C's `strtod` reads it; 0 if the text begins with no number.
    private static int realEnd(String text) {
        int at = skipBlank(text);
        if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
            at++;
        }
        for (String word : List.of("infinity", "inf", "nan")) {
            if (text.regionMatches(true, at, word, 0, word.length())) {
                int end = at + word.length();
                // As C's `scanf` does: what begins like `infinity` and goes on otherwise is no number.
                return word.equals("inf") && end < text.length() && (text.charAt(end) | 0x20) == 'i' ? 0 : end;
            }
        }
        if (text.regionMatches(true, at, "0x", 0, 2) && at + 2 < text.length() && isHex(text.charAt(at + 2))) {
            int end = at + 2;
            while (end < text.length() && isHex(text.charAt(end))) {
                end++;
            }
            return end;
        }
        return decimalEnd(text, at);
    }

    private static int decimalEnd(String text, int start) {
        int at = digitsEnd(text, start);
        int digits = at - start;
        if (at < text.length() && text.charAt(at) == '.') {
            int end = digitsEnd(text, at + 1);
            digits += end - at - 1;
            at = end;
        }
        if (digits == 0) {
            return 0;
        }
        if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
            int sign = at + 1 < text.length() && "+-".indexOf(text.charAt(at + 1)) >= 0 ? 1 : 0;
            int end = digitsEnd(text, at + 1 + sign);
            return end > at + 1 + sign ? end : at;
        }
        return at;
    }

    private static int digitsEnd(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at;
    }

    private static boolean isHex(char c) {
        return Character.digit(c, 16) >= 0;
    }

    private static double value(String written) {
        String text = written.strip().toLowerCase(Locale.ROOT);
        int sign = text.startsWith("-") ? -1 : 1;
        String magnitude = text.startsWith("-") || text.startsWith("+") ? text.substring(1) : text;
        if (magnitude.startsWith("inf")) {
            return sign * Double.POSITIVE_INFINITY;
        }
        if (magnitude.equals("nan")) {
            return Double.NaN;
        }
        return sign
                * (magnitude.startsWith("0x")
                        ? new BigInteger(magnitude.substring(2), 16).doubleValue()
                        : Double.parseDouble(magnitude));
    }
}
