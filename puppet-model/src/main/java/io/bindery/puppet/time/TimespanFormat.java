package io.bindery.puppet.time;

import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Timespan;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A format for timespans: `%D %H %M %S %L %N` with the flags `-` (no padding), `_` (spaces), `0` and a width.
///
/// The largest unit of a format holds the whole timespan: `%M` alone prints two hours as 120.
public final class TimespanFormat {
    private static final List<String> USUAL = List.of(
            "%D-%H:%M:%S.%-N", "%H:%M:%S.%-N", "%M:%S.%-N", "%S.%-N", "%D-%H:%M:%S", "%H:%M:%S", "%D-%H:%M", "%S");

    private final String format;
    private final List<Segment> segments;

    private TimespanFormat(String format, List<Segment> segments) {
        this.format = format;
        this.segments = segments;
    }

    private sealed interface Segment permits Literal, Field {}

    private record Literal(String text) implements Segment {}

    /// The directive of a unit; `pad` is null for no padding. `total` marks the unit that holds the whole timespan.
    private record Field(Unit unit, @Nullable Character pad, @Nullable Integer width, boolean total) implements Segment {
        int widthOrUsual() {
            return width == null ? unit.digits : width;
        }
    }

    private enum Unit {
        NANOSECOND('N', 1, 9, 1_000_000_000L),
        MILLISECOND('L', 1_000_000L, 3, 1000),
        SECOND('S', 1_000_000_000L, 2, 60),
        MINUTE('M', 60_000_000_000L, 2, 60),
        HOUR('H', 3_600_000_000_000L, 2, 24),
        DAY('D', 86_400_000_000_000L, 1, Long.MAX_VALUE);

        private final char letter;
        private final long nanoseconds;
        private final int digits;
        private final long count;

        Unit(char letter, long nanoseconds, int digits, long count) {
            this.letter = letter;
            this.nanoseconds = nanoseconds;
            this.digits = digits;
            this.count = count;
        }

        boolean fraction() {
            return this == NANOSECOND || this == MILLISECOND;
        }

        static @Nullable Unit of(int letter) {
            for (Unit unit : values()) {
                if (unit.letter == letter) {
                    return unit;
                }
            }
            return null;
        }
    }

    /// `0-00:00:01.5`.
    public static String text(Timespan timespan) {
        return of(USUAL.getFirst()).format(timespan);
    }

    /// A text read by the usual formats.
    public static Timespan parse(String text) {
        return parse(text, USUAL);
    }

    /// A text read by the first format that fits.
    public static Timespan parse(String text, List<String> formats) {
        for (String format : formats) {
            TimespanFormat known = of(format);
            try {
                return known.parseExactly(text);
            } catch (ConversionError e) {
                continue;
            }
        }
        throw new ConversionError(
                "Unable to parse '" + text + "' using any of the formats " + String.join(", ", formats));
    }

    public static TimespanFormat of(String format) {
        return new Reader(format).read();
    }

    public String format(Timespan timespan) {
        StringBuilder out = new StringBuilder(timespan.nanoseconds() < 0 ? "-" : "");
        long nanoseconds = Math.abs(timespan.nanoseconds());
        for (Segment segment : segments) {
            switch (segment) {
                case Literal literal -> out.append(literal.text());
                case Field field -> out.append(field(field, nanoseconds));
            }
        }
        return out.toString();
    }

    private static String field(Field field, long nanoseconds) {
        if (field.unit().fraction()) {
            return fraction(field, nanoseconds);
        }
        long whole = nanoseconds / field.unit().nanoseconds;
        String digits = Long.toString(field.total() ? whole : whole % field.unit().count);
        return field.pad() == null
                ? digits
                : String.valueOf(field.pad()).repeat(Math.max(0, field.widthOrUsual() - digits.length())) + digits;
    }

    private static String fraction(Field field, long nanoseconds) {
        long unit = field.unit().nanoseconds;
        long count = field.unit().count;
        int width = field.widthOrUsual();
        if (field.unit() == Unit.NANOSECOND && width < 9) {
            unit = power(9 - width);
            count = power(width);
        }
        long value = field.total() ? nanoseconds / unit : nanoseconds / unit % count;
        boolean zeros = field.total() || field.pad() != null && field.pad() == '0';
        String digits = zeros ? Long.toString(value) : withoutZeros(value);
        // As Puppet does: fractions are padded on the right, and with spaces.
        return field.pad() == null ? digits : digits + " ".repeat(Math.max(0, width - digits.length()));
    }

    private static String withoutZeros(long value) {
        long rest = value;
        while (rest != 0 && rest % 10 == 0) {
            rest /= 10;
        }
        return Long.toString(rest);
    }

    private static long power(int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 10;
        }
        return power;
    }

    /// A text that must fit this format.
    public Timespan parseExactly(String text) {
        Matcher matcher = pattern().matcher(text);
        if (!matcher.matches()) {
            throw unfit(text);
        }
        long nanoseconds = 0;
        int group = 0;
        for (Segment segment : segments) {
            group++;
            if (segment instanceof Field field) {
                String digits = matcher.group(group).stripLeading();
                if (digits.isEmpty() || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
                    throw unfit(text);
                }
                nanoseconds += nanoseconds(field, digits);
            }
        }
        return new Timespan(text.startsWith("-") ? -nanoseconds : nanoseconds);
    }

    private static long nanoseconds(Field field, String digits) {
        long number = Long.parseLong(digits);
        if (!field.unit().fraction()) {
            return number * field.unit().nanoseconds;
        }
        if (field.total()) {
            throw new ConversionError("Format specifiers %L and %N denotes fractions and must be used together with a"
                    + " specifier of higher magnitude");
        }
        return digits.length() >= 9 ? number : number * power(9 - digits.length());
    }

    private ConversionError unfit(String text) {
        return new ConversionError("Unable to parse '" + text + "' using format '" + format + "'");
    }

    private Pattern pattern() {
        StringBuilder pattern = new StringBuilder("-?");
        for (Segment segment : segments) {
            switch (segment) {
                case Literal literal -> pattern.append('(').append(Pattern.quote(literal.text())).append(')');
                case Field field -> pattern.append(pattern(field));
            }
        }
        return Pattern.compile(pattern.toString(), Pattern.DOTALL);
    }

    private static String pattern(Field field) {
        boolean spaces = field.pad() != null && field.pad() == ' ';
        if (field.width() != null) {
            String least = field.pad() == null ? "1," : "";
            return (spaces ? "([0-9\\s]{" : "([0-9]{") + least + field.width() + "})";
        }
        if (field.total()) {
            return spaces ? "\\s*([0-9]+)" : "([0-9]+)";
        }
        return (spaces ? "([0-9\\s]{1," : "([0-9]{1,") + field.unit().digits + "})";
    }

    @Override
    public String toString() {
        return format;
    }

    /// Reads a format string into segments.
    private static final class Reader {
        private final String format;
        private final List<Segment> segments = new ArrayList<>();
        private final StringBuilder literal = new StringBuilder();

        Reader(String format) {
            this.format = format;
        }

        TimespanFormat read() {
            int[] codes = format.codePoints().toArray();
            int at = 0;
            while (at < codes.length) {
                if (codes[at] == '%') {
                    at = directive(codes, at);
                } else {
                    literal.appendCodePoint(codes[at++]);
                }
            }
            flush();
            markTotal();
            return new TimespanFormat(format, List.copyOf(segments));
        }

        /// Reads a directive; gives where the next one starts.
        private int directive(int[] codes, int start) {
            Character pad = '0';
            Integer width = null;
            for (int at = start + 1; at < codes.length; at++) {
                int c = codes[at];
                boolean first = at == start + 1;
                Unit unit = Unit.of(c);
                if (unit != null) {
                    flush();
                    segments.add(new Field(unit, pad, width, false));
                    return at + 1;
                }
                if (c == '%') {
                    literal.append('%');
                    return at + 1;
                }
                if (first && c == '-') {
                    pad = null;
                } else if (first && c == '_') {
                    pad = ' ';
                } else if (c < '0' || c > '9') {
                    throw bad(codes, start, at);
                } else if (!(first && c == '0')) {
                    width = (width == null ? 0 : width * 10) + c - '0';
                }
            }
            throw bad(codes, start, codes.length - 1);
        }

        private ConversionError bad(int[] codes, int start, int at) {
            String specifier = new String(codes, start, at - start);
            return new ConversionError(
                    "Bad format specifier '" + specifier + "' in '" + format + "', at position " + at);
        }

        private void flush() {
            if (!literal.isEmpty()) {
                segments.add(new Literal(literal.toString()));
                literal.setLength(0);
            }
        }

        private void markTotal() {
            int largest = -1;
            for (int i = 0; i < segments.size(); i++) {
                if (segments.get(i) instanceof Field field
                        && (largest < 0 || field.unit().compareTo(((Field) segments.get(largest)).unit()) > 0)) {
                    largest = i;
                }
            }
            if (largest >= 0) {
                Field field = (Field) segments.get(largest);
                segments.set(largest, new Field(field.unit(), field.pad(), field.width(), true));
            }
        }
    }
}
