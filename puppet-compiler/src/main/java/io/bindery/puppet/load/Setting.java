package io.bindery.puppet.load;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A setting that Puppet knows: its kind, and its default if it has one.
record Setting(String name, Kind kind, @Nullable String fallback) {
    private static final String UNLIMITED = "unlimited";

    /// The kinds of values of settings.
    enum Kind {
        TEXT,
        PATH,
        BOOLEAN,
        INTEGER,
        /// `30m`, in seconds.
        DURATION,
        /// A duration, or `unlimited`.
        TTL,
        /// Parted by commas.
        LIST
    }

    /// Reads a line `name kind [default]`.
    static Setting parse(String line) {
        int first = line.indexOf(' ');
        int second = line.indexOf(' ', first + 1);
        String kind = line.substring(first + 1, second < 0 ? line.length() : second);
        String fallback = second < 0 ? null : line.substring(second + 1);
        return new Setting(
                line.substring(0, first),
                Kind.valueOf(kind.toUpperCase(Locale.ROOT)),
                "\"\"".equals(fallback) ? "" : fallback);
    }

    /// The value that `$settings::name` has for a text.
    Value value(String text) {
        return switch (kind) {
            case TEXT, PATH -> Str.of(text);
            case BOOLEAN -> Bool.of(isTrue(text));
            case INTEGER -> integer(text);
            case DURATION -> Int.of(seconds(text));
            case TTL -> text.equals(UNLIMITED) ? new Real(Double.POSITIVE_INFINITY) : Int.of(seconds(text));
            case LIST -> list(text);
        };
    }

    private Value integer(String text) {
        try {
            return Int.of(Long.parseLong(text));
        } catch (NumberFormatException notANumber) {
            throw new LoadError("Cannot convert '" + text + "' to an integer for parameter: " + name);
        }
    }

    private boolean isTrue(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new LoadError("Invalid value '" + text + "' for boolean parameter: " + name);
        };
    }

    /// How long a time to live is.
    Duration duration(String text) {
        return text.equals(UNLIMITED) ? Environment.UNLIMITED : Duration.ofSeconds(seconds(text));
    }

    private long seconds(String text) {
        int digits = 0;
        while (digits < text.length() && Character.isDigit(text.charAt(digits))) {
            digits++;
        }
        long unit =
                switch (text.substring(digits)) {
                    case "", "s" -> 1;
                    case "m" -> 60;
                    case "h" -> 3_600;
                    case "d" -> 86_400;
                    case "y" -> 31_536_000;
                    default -> 0;
                };
        if (digits == 0 || unit == 0) {
            String what = kind == Kind.TTL ? "'time to live' format" : "duration format";
            throw new LoadError("Invalid " + what + " '\"" + text + "\"' for parameter: " + name);
        }
        return Long.parseLong(text.substring(0, digits)) * unit;
    }

    private static Value list(String text) {
        List<Value> parts = new ArrayList<>();
        for (String part : text.split(",")) {
            if (!part.isBlank()) {
                parts.add(Str.of(part.strip()));
            }
        }
        return new Arr(parts);
    }
}
