package io.bindery.puppet.time;

import java.time.OffsetDateTime;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Ruby's `Time#strftime`. An unknown directive stays in the text as written.
public final class Strftime {
    private final OffsetDateTime time;
    private final String zone;

    private Strftime(OffsetDateTime time, String zone) {
        this.time = time;
        this.zone = zone;
    }

    /// The time in a format; `zone` is what `%Z` gives.
    public static String format(String format, OffsetDateTime time, String zone) {
        return new Strftime(time, zone).expand(format);
    }

    private String expand(String format) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < format.length()) {
            char c = format.charAt(at);
            if (c != '%') {
                out.append(c);
                at++;
                continue;
            }
            Flags flags = new Flags();
            int letterAt = flags.read(format, at + 1);
            String text = letterAt < format.length() ? directive(format.charAt(letterAt), flags) : null;
            int end = Math.min(letterAt + 1, format.length());
            out.append(text == null ? format.substring(at, end) : text);
            at = end;
        }
        return out.toString();
    }

    private @Nullable String directive(char letter, Flags flags) {
        if (flags.colons > 0 && letter != 'z' || flags.modifies(letter)) {
            return null;
        }
        return switch (letter) {
            case 'Y' -> number(time.getYear(), time.getYear() < 0 ? 5 : 4, '0', flags);
            case 'G' -> number(weekYear(), weekYear() < 0 ? 5 : 4, '0', flags);
            case 'C' -> number(Math.floorDiv(time.getYear(), 100), 2, '0', flags);
            case 'y' -> number(Math.floorMod(time.getYear(), 100), 2, '0', flags);
            case 'g' -> number(Math.floorMod(weekYear(), 100), 2, '0', flags);
            case 'm' -> number(time.getMonthValue(), 2, '0', flags);
            case 'd' -> number(time.getDayOfMonth(), 2, '0', flags);
            case 'e' -> number(time.getDayOfMonth(), 2, ' ', flags);
            case 'j' -> number(time.getDayOfYear(), 3, '0', flags);
            case 'H' -> number(time.getHour(), 2, '0', flags);
            case 'k' -> number(time.getHour(), 2, ' ', flags);
            case 'I' -> number(time.get(ChronoField.CLOCK_HOUR_OF_AMPM), 2, '0', flags);
            case 'l' -> number(time.get(ChronoField.CLOCK_HOUR_OF_AMPM), 2, ' ', flags);
            case 'M' -> number(time.getMinute(), 2, '0', flags);
            case 'S' -> number(time.getSecond(), 2, '0', flags);
            case 's' -> number(time.toEpochSecond(), 1, '0', flags);
            case 'u' -> number(time.getDayOfWeek().getValue(), 1, '0', flags);
            case 'w' -> number(time.getDayOfWeek().getValue() % 7, 1, '0', flags);
            case 'V' -> number(time.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR), 2, '0', flags);
            case 'U' -> number(week(time.getDayOfWeek().getValue() % 7), 2, '0', flags);
            case 'W' -> number(week(time.getDayOfWeek().getValue() - 1), 2, '0', flags);
            default -> textual(letter, flags);
        };
    }

    private @Nullable String textual(char letter, Flags flags) {
        return switch (letter) {
            case 'L' -> fraction(3, flags);
            case 'N' -> fraction(9, flags);
            case 'A' -> word(time.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH), true, flags);
            case 'a' -> word(time.getDayOfWeek().getDisplayName(TextStyle.SHORT, Locale.ENGLISH), true, flags);
            case 'B' -> word(time.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH), true, flags);
            case 'b', 'h' -> word(time.getMonth().getDisplayName(TextStyle.SHORT, Locale.ENGLISH), true, flags);
            case 'p' -> word(time.getHour() < 12 ? "AM" : "PM", false, flags);
            case 'P' -> word(time.getHour() < 12 ? "am" : "pm", true, flags);
            case 'Z' -> word(zone, false, flags);
            case 'z' -> offset(flags);
            case 'c' -> word(expand("%a %b %e %H:%M:%S %Y"), true, flags);
            case 'D', 'x' -> word(expand("%m/%d/%y"), true, flags);
            case 'F' -> word(expand("%Y-%m-%d"), true, flags);
            case 'T', 'X' -> word(expand("%H:%M:%S"), true, flags);
            case 'R' -> word(expand("%H:%M"), true, flags);
            case 'r' -> word(expand("%I:%M:%S %p"), true, flags);
            case 'v' -> word(expand("%e-%^b-%4Y"), true, flags);
            case 'n' -> word("\n", true, flags);
            case 't' -> word("\t", true, flags);
            case '%' -> word("%", true, flags);
            default -> null;
        };
    }

    private int weekYear() {
        return time.get(IsoFields.WEEK_BASED_YEAR);
    }

    private int week(int daysIntoWeek) {
        return (time.getDayOfYear() - 1 + 7 - daysIntoWeek) / 7;
    }

    private static String number(long value, int width, char pad, Flags flags) {
        int wanted = flags.left ? 1 : flags.width > 0 ? flags.width : width;
        char fill = flags.pad == 0 ? pad : flags.pad;
        String digits = Long.toString(Math.abs(value));
        String sign = value < 0 ? "-" : "";
        String filling = String.valueOf(fill).repeat(Math.max(0, wanted - digits.length() - sign.length()));
        return fill == '0' ? sign + filling + digits : filling + sign + digits;
    }

    private static String word(String text, boolean swapsToUpper, Flags flags) {
        String cased = text;
        if (flags.swap) {
            cased = swapsToUpper ? text.toUpperCase(Locale.ROOT) : text.toLowerCase(Locale.ROOT);
        } else if (flags.upper) {
            cased = text.toUpperCase(Locale.ROOT);
        }
        if (flags.left || flags.width <= cased.length()) {
            return cased;
        }
        return String.valueOf(flags.pad == 0 ? ' ' : flags.pad).repeat(flags.width - cased.length()) + cased;
    }

    private String fraction(int defaultDigits, Flags flags) {
        int digits = flags.width > 0 ? flags.width : defaultDigits;
        String nanos = String.format("%09d", time.getNano());
        return digits <= 9 ? nanos.substring(0, digits) : nanos + "0".repeat(digits - 9);
    }

    private String offset(Flags flags) {
        int seconds = time.getOffset().getTotalSeconds();
        int magnitude = Math.abs(seconds);
        String sign = seconds < 0 ? "-" : "+";
        String minutes = String.format("%02d", magnitude / 60 % 60);
        String rest = String.format("%02d", magnitude % 60);
        String tail =
                switch (flags.colons) {
                    case 0 -> minutes;
                    case 1 -> ":" + minutes;
                    case 2 -> ":" + minutes + ":" + rest;
                    default -> magnitude % 3600 == 0 ? "" : magnitude % 60 == 0 ? ":" + minutes : ":" + minutes + ":" + rest;
                };
        int hours = magnitude / 3600;
        int hourWidth = Math.max(2, flags.width - tail.length() - 1);
        if (flags.pad == ' ') {
            String signed = sign + hours;
            return " ".repeat(Math.max(0, hourWidth + 1 - signed.length())) + signed + tail;
        }
        String digits = Integer.toString(hours);
        return sign + "0".repeat(Math.max(0, hourWidth - digits.length())) + digits + tail;
    }

    /// The flags and width between the `%` and the letter.
    private static final class Flags {
        boolean left;
        boolean upper;
        boolean swap;
        char pad;
        int width;
        int colons;
        char modifier;

        /// Reads flags and width; gives where the letter is.
        int read(String format, int start) {
            int at = start;
            while (at < format.length()) {
                char c = format.charAt(at);
                switch (c) {
                    case '-' -> left = true;
                    case '^' -> upper = true;
                    case '#' -> swap = true;
                    case '_' -> pad = ' ';
                    case ':' -> colons++;
                    case 'E', 'O' -> modifier = c;
                    case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> digit(c);
                    default -> {
                        return at;
                    }
                }
                at++;
            }
            return at;
        }

        private void digit(char c) {
            if (c == '0' && width == 0) {
                pad = '0';
            } else {
                width = Math.min(width * 10 + c - '0', 65_536);
            }
        }

        /// Whether an `E` or `O` stands before a letter that does not take it.
        boolean modifies(char letter) {
            return modifier == 'E' && "cCxXyY".indexOf(letter) < 0
                    || modifier == 'O' && "deHkIlmMSuUVwWy".indexOf(letter) < 0;
        }
    }
}
