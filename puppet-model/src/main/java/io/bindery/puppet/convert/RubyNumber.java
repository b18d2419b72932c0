package io.bindery.puppet.convert;

import io.bindery.puppet.value.ConversionError;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/// Reads numbers from text as Ruby's `Integer()` and `Float()` do, with their error messages.
public final class RubyNumber {
    private static final Pattern DECIMAL = Pattern.compile("[+-]?\\d+(_\\d+)*(\\.\\d+(_\\d+)*)?([eE][+-]?\\d+(_\\d+)*)?");
    private static final Pattern HEXADECIMAL =
            Pattern.compile("[+-]?0[xX][0-9a-fA-F]+(_[0-9a-fA-F]+)*(\\.[0-9a-fA-F]+)?([pP][+-]?\\d+)?");

    private RubyNumber() {}

    /// `Integer(text)`: the prefix (`0x`, `0b`, `0o`, `0`, `0d`) says the radix.
    public static BigInteger integer(String text) {
        return integer(text, 0);
    }

    /// `Integer(text, radix)`: with radix 0 the prefix determines the radix; with any other radix the prefix must agree.
    public static BigInteger integer(String text, int radix) {
        String rest = trim(text);
        boolean negative = rest.startsWith("-");
        if (negative || rest.startsWith("+")) {
            rest = rest.substring(1);
        }
        int prefixed = prefixRadix(rest);
        int used = radix == 0 ? (prefixed == 0 ? 10 : prefixed) : radix;
        if (prefixed != 0 && prefixed == used) {
            rest = withoutPrefix(rest);
        }
        if (!digitsOf(rest, used)) {
            throw new ConversionError("invalid value for Integer(): " + RubyText.inspect(text));
        }
        BigInteger magnitude = new BigInteger(rest.replace("_", ""), used);
        return negative ? magnitude.negate() : magnitude;
    }

    /// `Float(text)`.
    public static double real(String text) {
        String trimmed = trim(text);
        if (DECIMAL.matcher(trimmed).matches()) {
            return Double.parseDouble(trimmed.replace("_", ""));
        }
        if (HEXADECIMAL.matcher(trimmed).matches()) {
            String plain = trimmed.replace("_", "");
            boolean scaled = plain.indexOf('p') >= 0 || plain.indexOf('P') >= 0;
            return Double.parseDouble(scaled ? plain : plain + "p0");
        }
        throw new ConversionError("invalid value for Float(): " + inspectBytes(text));
    }

    // As Ruby does: it no longer knows that the bytes were UTF-8.
    private static String inspectBytes(String text) {
        StringBuilder shown = new StringBuilder();
        RubyText.inspect(text).codePoints().forEach(c -> {
            if (c < 0x80) {
                shown.appendCodePoint(c);
            } else {
                for (byte b : Character.toString(c).getBytes(StandardCharsets.UTF_8)) {
                    shown.append(String.format("\\x%02X", b));
                }
            }
        });
        return shown.toString();
    }

    private static String trim(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && space(text.charAt(start))) {
            start++;
        }
        while (end > start && space(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    private static boolean space(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private static int prefixRadix(String digits) {
        if (digits.length() < 2 || digits.charAt(0) != '0') {
            return 0;
        }
        return switch (Character.toLowerCase(digits.charAt(1))) {
            case 'x' -> 16;
            case 'b' -> 2;
            case 'd' -> 10;
            default -> 8;
        };
    }

    private static String withoutPrefix(String digits) {
        char marker = digits.toLowerCase(Locale.ROOT).charAt(1);
        if (marker == 'x' || marker == 'b' || marker == 'd' || marker == 'o') {
            return digits.substring(2);
        }
        return marker == '_' ? digits.substring(2) : digits.substring(1);
    }

    /// Digits of the radix with single underscores between them.
    private static boolean digitsOf(String text, int radix) {
        boolean digitBefore = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean digit = c < 128 && Character.digit(c, radix) >= 0;
            if (!digit && !(c == '_' && digitBefore)) {
                return false;
            }
            digitBefore = digit;
        }
        return digitBefore;
    }
}
