package io.bindery.puppet.report;

import io.bindery.text.RubyFloat;
import org.jspecify.annotations.Nullable;

/// Durations as Ruby writes them.
final class Seconds {
    private static final double NANOS = 1e9;
    /// Smaller numbers, and larger ones, are written with an exponent or lose digits.
    private static final long LEAST = 100_000;
    private static final long MOST = 1_000_000L * 1_000_000_000L;

    private Seconds() {}

    static @Nullable String text(@Nullable Double seconds) {
        if (seconds == null) {
            return null;
        }
        long nanos = Math.round(seconds * NANOS);
        if (nanos < LEAST || nanos > MOST) {
            return RubyFloat.text(seconds);
        }
        String digits = Long.toString(MOST + nanos);
        int point = digits.length() - 9;
        int end = digits.length();
        while (end > point + 2 && digits.charAt(end - 1) == '0') {
            end--;
        }
        return nanos / 1_000_000_000L + "." + digits.substring(point, end);
    }
}
