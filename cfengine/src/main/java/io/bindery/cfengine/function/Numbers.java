package io.bindery.cfengine.function;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Numbers as policies write them, with an optional one-letter scale behind.
final class Numbers {
    /// What `inf` stands for among whole numbers.
    private static final long INFINITE = 999_999_999;

    private Numbers() {}

    /// The whole number a text begins with; null, and said so, where there is none.
    static @Nullable Long whole(Call call, String text) {
        if (text.equals("inf")) {
            return INFINITE;
        }
        if (text.equals("now")) {
            return call.context().started().getEpochSecond();
        }
        int start = skipBlank(text);
        int end = wholeEnd(text, start);
        if (end == start || !Character.isDigit(text.charAt(end - 1))) {
            call.log(Level.ERROR, "Failed to parse integer number: " + text);
            return null;
        }
        if (isAnomalous(call, text, end, "integer")) {
            return null;
        }
        long number = clamped(text.substring(text.charAt(start) == '+' ? start + 1 : start, end));
        return end < text.length() ? (long) scaled((double) number, text.charAt(end)) : number;
    }

    private static long clamped(String digits) {
        BigInteger number = new BigInteger(digits);
        return number.bitLength() < 64 ? number.longValue() : number.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }

    private static int wholeEnd(String text, int start) {
        int end = start;
        if (end < text.length() && (text.charAt(end) == '-' || text.charAt(end) == '+')) {
            end++;
        }
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /// The real number a text is; null, and said so, where it is none.
    static @Nullable Double real(Call call, String text) {
        int end = realEnd(text);
        if (end == 0) {
            call.log(Level.ERROR, "Failed to parse real number: " + text);
            return null;
        }
        if (isAnomalous(call, text, end, "real")) {
            return null;
        }
        double number = value(text.substring(0, end));
        return end < text.length() ? scaled(number, text.charAt(end)) : number;
    }

    /// Whether the text begins with a number.
    static boolean startsNumber(String text) {
        return realEnd(text) > 0;
    }

    /// The number a text begins with, whatever follows; zero where there is none, as C's `atof` has it.
    static double leading(String text) {
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
            // As CFEngine does: a percentage is told from a count by its sign.
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

    /// Where the longest number at the text's beginning ends, as C's `strtod` reads; 0 where there is none.
    private static int realEnd(String text) {
        int at = skipBlank(text);
        if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
            at++;
        }
        for (String word : List.of("infinity", "inf", "nan")) {
            if (text.regionMatches(true, at, word, 0, word.length())) {
                return at + word.length();
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

    /// As C's `%f` prints: six decimals, `inf`, `-nan`.
    static String sixDecimals(double number) {
        if (Double.isNaN(number)) {
            return "-nan";
        }
        if (Double.isInfinite(number)) {
            return number < 0 ? "-inf" : "inf";
        }
        return String.format(Locale.ROOT, "%f", number);
    }
}
