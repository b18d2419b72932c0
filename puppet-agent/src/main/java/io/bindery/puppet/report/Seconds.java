package io.bindery.puppet.report;

import io.bindery.text.RubyFloat;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Durations as Ruby writes them.
public final class Seconds {
    private static final double NANOS = 1e9;
    private static final long HUNDREDTH = 10_000_000;
    /// Smaller numbers, and larger ones, are written with an exponent or lose digits.
    private static final long LEAST = 100_000;
    private static final long MOST = 1_000_000L * 1_000_000_000L;

    private Seconds() {}

    /// A duration with two digits, as log lines have it. Without the formatter of Java, which a short run would start for this alone.
    public static String rounded(Duration duration) {
        long hundredths = (duration.toNanos() + HUNDREDTH / 2) / HUNDREDTH;
        String digits = Long.toString(100 + hundredths % 100).substring(1);
        return hundredths / 100 + "." + digits;
    }

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
