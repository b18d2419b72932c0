package io.bindery.puppet.time;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads a date and time by a format, as Ruby's `DateTime._strptime` does.
final class Strptime {
    private static final List<String> DAYS =
            List.of("sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday");
    private static final List<String> MONTHS = List.of(
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
            "december");
    private static final Pattern ZONE = Pattern.compile(
            "(?:gmt|utc?)?[-+]\\d+(?:[,.:]\\d+(?::\\d+)?)?"
                    + "|[a-zA-Z.\\s]+(?:standard|daylight)\\s+time\\b|[a-zA-Z]+(?:\\sdst)?\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern HALF = Pattern.compile("([ap])(?:m\\b|\\.m\\.)", Pattern.CASE_INSENSITIVE);

    /// The fields that were read. With `complete`, the whole text was read.
    static final class Fields {
        @Nullable Integer year;
        @Nullable Integer month;
        @Nullable Integer day;
        @Nullable Integer hour;
        @Nullable Integer minute;
        @Nullable Integer second;
        long nanoseconds;
        @Nullable String zone;
        @Nullable Integer century;
        @Nullable Integer half;
        boolean complete;
    }

    private final String text;
    private int at;
    private final Fields fields = new Fields();

    private Strptime(String text) {
        this.text = text;
    }

    /// The fields, or null if the text does not fit the format.
    static @Nullable Fields parse(String text, String format) {
        Strptime parser = new Strptime(text);
        if (!parser.read(format)) {
            return null;
        }
        parser.settle();
        return parser.fields;
    }

    private void settle() {
        fields.complete = at == text.length();
        if (fields.century != null && fields.year != null) {
            fields.year += fields.century * 100;
        }
        if (fields.half != null && fields.hour != null) {
            fields.hour = fields.hour % 12 + fields.half;
        }
    }

    private boolean read(String format) {
        for (int i = 0; i < format.length(); i++) {
            char c = format.charAt(i);
            if (Character.isWhitespace(c)) {
                skipSpace();
            } else if (c == '%' && i + 1 < format.length()) {
                int letterAt = letterAt(format, i + 1);
                boolean packed = numberFollows(format, letterAt + 1);
                if (!directive(format.charAt(letterAt), packed, format.substring(i, letterAt + 1))) {
                    return false;
                }
                i = letterAt;
            } else if (!literal(String.valueOf(c))) {
                return false;
            }
        }
        return true;
    }

    /// Past the modifiers that make no difference: `%Ec`, `%Od`, `%:z`.
    private static int letterAt(String format, int at) {
        int next = at + 1;
        char c = format.charAt(at);
        if (c == 'E' && next < format.length() && "cCxXyY".indexOf(format.charAt(next)) >= 0
                || c == 'O' && next < format.length() && "deHImMSuUVwWy".indexOf(format.charAt(next)) >= 0) {
            return next;
        }
        int colon = at;
        while (colon < format.length() && format.charAt(colon) == ':') {
            colon++;
        }
        return colon > at && colon < format.length() && format.charAt(colon) == 'z' ? colon : at;
    }

    private static boolean numberFollows(String format, int at) {
        if (at >= format.length()) {
            return false;
        }
        char c = format.charAt(at);
        if (c == '%' && at + 1 < format.length()) {
            char letter = format.charAt(at + 1);
            return Character.isDigit(letter) || "CDdeFGgHIjkLlMmNQRrSsTUuVvWwXxYy".indexOf(letter) >= 0;
        }
        return Character.isDigit(c);
    }

    private boolean directive(char letter, boolean packed, String written) {
        return switch (letter) {
            case 'A', 'a' -> name(DAYS) >= 0;
            case 'B', 'b', 'h' -> month();
            case 'C' -> (fields.century = signed(packed ? 2 : 9)) != null;
            case 'Y' -> (fields.year = signed(packed ? 4 : 9)) != null;
            case 'y' -> shortYear();
            case 'm' -> (fields.month = digits(2, 1, 12)) != null;
            case 'd', 'e' -> (fields.day = spaced(1, 31)) != null;
            case 'j' -> digits(3, 1, 366) != null;
            case 'H', 'k' -> (fields.hour = spaced(0, 24)) != null;
            case 'I', 'l' -> (fields.hour = spaced(1, 12)) != null;
            case 'M' -> (fields.minute = digits(2, 0, 59)) != null;
            case 'S' -> (fields.second = digits(2, 0, 60)) != null;
            case 'L' -> fraction(packed ? 3 : Integer.MAX_VALUE);
            case 'N' -> fraction(packed ? 9 : Integer.MAX_VALUE);
            case 'p', 'P' -> half();
            case 'Z', 'z' -> zone();
            case 'G', 's', 'Q' -> signed(letter == 'G' && packed ? 4 : 18) != null;
            case 'g' -> digits(2, 0, 99) != null;
            case 'U', 'W' -> digits(2, 0, 53) != null;
            case 'V' -> digits(2, 1, 53) != null;
            case 'u' -> digits(1, 1, 7) != null;
            case 'w' -> digits(1, 0, 6) != null;
            case 'c' -> read("%a %b %e %H:%M:%S %Y");
            case 'D', 'x' -> read("%m/%d/%y");
            case 'F' -> read("%Y-%m-%d");
            case 'R' -> read("%H:%M");
            case 'r' -> read("%I:%M:%S %p");
            case 'T', 'X' -> read("%H:%M:%S");
            case 'v' -> read("%e-%b-%Y");
            case '+' -> read("%a %b %e %H:%M:%S %Z %Y");
            case 'n', 't' -> skipSpace();
            case '%' -> literal("%");
            default -> literal(written);
        };
    }

    private boolean literal(String expected) {
        if (!text.startsWith(expected, at)) {
            return false;
        }
        at += expected.length();
        return true;
    }

    private boolean skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return true;
    }

    private int name(List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            for (String form : List.of(name, name.substring(0, 3))) {
                if (text.regionMatches(true, at, form, 0, form.length())) {
                    at += form.length();
                    return i;
                }
            }
        }
        return -1;
    }

    private boolean month() {
        int month = name(MONTHS);
        fields.month = month + 1;
        return month >= 0;
    }

    private boolean shortYear() {
        Integer year = digits(2, 0, 99);
        if (year == null) {
            return false;
        }
        fields.year = year;
        if (fields.century == null) {
            fields.century = year >= 69 ? 19 : 20;
        }
        return true;
    }

    private boolean half() {
        Matcher matcher = HALF.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            return false;
        }
        fields.half = matcher.group(1).toLowerCase(Locale.ROOT).equals("p") ? 12 : 0;
        at = matcher.end();
        return true;
    }

    private boolean zone() {
        Matcher matcher = ZONE.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            return false;
        }
        fields.zone = matcher.group();
        at = matcher.end();
        return true;
    }

    private @Nullable Integer spaced(int least, int most) {
        if (at < text.length() && text.charAt(at) == ' ') {
            at++;
            return digits(1, least, most);
        }
        return digits(2, least, most);
    }

    private @Nullable Integer digits(int count, int least, int most) {
        int start = at;
        while (at < text.length() && at - start < count && Character.isDigit(text.charAt(at))) {
            at++;
        }
        if (at == start) {
            return null;
        }
        int number = Integer.parseInt(text.substring(start, at));
        return number < least || number > most ? null : number;
    }

    private @Nullable Integer signed(int count) {
        boolean negative = at < text.length() && text.charAt(at) == '-';
        if (negative || at < text.length() && text.charAt(at) == '+') {
            at++;
        }
        Integer number = digits(Math.min(count, 9), 0, Integer.MAX_VALUE);
        return number == null ? null : negative ? Integer.valueOf(-number) : number;
    }

    private boolean fraction(int count) {
        boolean negative = at < text.length() && text.charAt(at) == '-';
        if (negative || at < text.length() && text.charAt(at) == '+') {
            at++;
        }
        int start = at;
        long nanoseconds = 0;
        while (at < text.length() && at - start < count && Character.isDigit(text.charAt(at))) {
            if (at - start < 9) {
                nanoseconds = nanoseconds * 10 + text.charAt(at) - '0';
            }
            at++;
        }
        for (int digit = at - start; digit < 9; digit++) {
            nanoseconds *= 10;
        }
        fields.nanoseconds = negative ? -nanoseconds : nanoseconds;
        return at > start;
    }
}
