package io.bindery.cfengine.value;

import org.jspecify.annotations.Nullable;

/// Numbers as policy writes them: decimal, perhaps with a multiplier behind.
public final class Numbers {
    /// What `inf` stands for.
    public static final long INFINITY = 999999999L;

    private Numbers() {}

    /// A whole number: `12`, `2k` (thousands), `2K` (1024s), `inf`, `now`. Null where the text is none.
    public static @Nullable Long whole(String text) {
        return strippedWhole(text.stripTrailing());
    }

    private static @Nullable Long strippedWhole(String text) {
        if (text.equals("inf")) {
            return INFINITY;
        }
        if (text.equals("now")) {
            return java.time.Instant.now().getEpochSecond();
        }
        int at = digitsEnd(text);
        if (at <= 0 || at == 1 && !Character.isDigit(text.charAt(0))) {
            return null;
        }
        Long factor = factor(text.substring(at));
        if (factor == null) {
            return null;
        }
        try {
            return Math.multiplyExact(Long.parseLong(text, 0, at, 10), factor);
        } catch (ArithmeticException | NumberFormatException e) {
            return null;
        }
    }

    private static int digitsEnd(String text) {
        int at = !text.isEmpty() && (text.charAt(0) == '-' || text.charAt(0) == '+') ? 1 : 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at;
    }

    private static @Nullable Long factor(String suffix) {
        return switch (suffix) {
            case "", "%" -> 1L;
            case "k" -> 1000L;
            case "K" -> 1024L;
            case "m" -> 1_000_000L;
            case "M" -> 1024L * 1024;
            case "g" -> 1_000_000_000L;
            case "G" -> 1024L * 1024 * 1024;
            default -> null;
        };
    }

    /// A real number, perhaps with a multiplier behind. Null where the text is none.
    public static @Nullable Double real(String text) {
        return strippedReal(text.stripTrailing());
    }

    private static @Nullable Double strippedReal(String text) {
        int end = realEnd(text);
        if (end == 0) {
            return null;
        }
        double number = Double.parseDouble(text.substring(0, end));
        String suffix = text.substring(end);
        Long factor = factor(suffix);
        if (factor == null) {
            // As CFEngine does: one odd character behind the number is passed over, more are not.
            return suffix.length() == 1 ? number : null;
        }
        return number * factor;
    }

    private static int realEnd(String text) {
        int at = digitsEnd(text);
        int digits = at;
        if (at < text.length() && text.charAt(at) == '.') {
            at++;
            while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
                at++;
                digits = at;
            }
        }
        if (digits == 0 || !Character.isDigit(text.charAt(digits - 1))) {
            return 0;
        }
        int exponent = exponentEnd(text, at);
        return exponent > 0 ? exponent : at;
    }

    private static int exponentEnd(String text, int at) {
        if (at >= text.length() || text.charAt(at) != 'e' && text.charAt(at) != 'E') {
            return 0;
        }
        int end = at + 1;
        if (end < text.length() && (text.charAt(end) == '-' || text.charAt(end) == '+')) {
            end++;
        }
        int digits = end;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end > digits ? end : 0;
    }
}
