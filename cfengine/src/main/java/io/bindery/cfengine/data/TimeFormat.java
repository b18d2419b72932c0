package io.bindery.cfengine.data;

import java.time.ZonedDateTime;
import java.time.temporal.IsoFields;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Writes times as C's `strftime` does in the C locale.
public final class TimeFormat {
    private static final String[] DAYS = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
    private static final String[] MONTHS = {
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"
    };

    private final ZonedDateTime time;
    private final Supplier<String> zone;

    private TimeFormat(ZonedDateTime time, Supplier<String> zone) {
        this.time = time;
        this.zone = zone;
    }

    /// `zone` gives what `%Z` writes; it is asked only if the pattern has it, because the names of zones take Java a twentieth of a second to load.
    public static String format(String pattern, ZonedDateTime time, Supplier<String> zone) {
        return new TimeFormat(time, zone).expand(pattern);
    }

    private String expand(String pattern) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < pattern.length(); at++) {
            char c = pattern.charAt(at);
            if (c != '%' || at + 1 == pattern.length()) {
                text.append(c);
                continue;
            }
            int letter = at + 1;
            char flag = 0;
            while (letter + 1 < pattern.length() && "-_0^#".indexOf(pattern.charAt(letter)) >= 0) {
                flag = pattern.charAt(letter++);
            }
            int modifier = (pattern.charAt(letter) == 'E' || pattern.charAt(letter) == 'O') && letter + 1 < pattern.length() ? 1 : 0;
            String field = field(pattern.charAt(letter + modifier));
            text.append(field == null ? pattern.substring(at, letter + modifier + 1) : flagged(field, flag));
            at = letter + modifier;
        }
        return text.toString();
    }

    private static String flagged(String field, char flag) {
        return switch (flag) {
            case '-' -> field.replaceFirst("^[0 ]+(?=.)", "");
            case '_' -> field.replaceFirst("^0(?=.)", " ");
            case '0' -> field.replaceFirst("^ (?=.)", "0");
            case '^' -> field.toUpperCase(Locale.ROOT);
            default -> field;
        };
    }

    private @Nullable String field(char letter) {
        return switch (letter) {
            case 'a' -> DAYS[weekday()].substring(0, 3);
            case 'A' -> DAYS[weekday()];
            case 'b', 'h' -> MONTHS[time.getMonthValue() - 1].substring(0, 3);
            case 'B' -> MONTHS[time.getMonthValue() - 1];
            case 'c' -> expand("%a %b %e %H:%M:%S %Y");
            case 'C' -> two(Math.floorDiv(time.getYear(), 100));
            case 'd' -> two(time.getDayOfMonth());
            case 'D', 'x' -> expand("%m/%d/%y");
            case 'e' -> blank(time.getDayOfMonth());
            case 'F' -> expand("%Y-%m-%d");
            case 'g' -> two(Math.floorMod(weekYear(), 100));
            case 'G' -> Integer.toString(weekYear());
            case 'H' -> two(time.getHour());
            case 'I' -> two(twelve());
            case 'j' -> String.format(Locale.ROOT, "%03d", time.getDayOfYear());
            case 'k' -> blank(time.getHour());
            case 'l' -> blank(twelve());
            case 'm' -> two(time.getMonthValue());
            case 'M' -> two(time.getMinute());
            case 'n' -> "\n";
            case 'p' -> time.getHour() < 12 ? "AM" : "PM";
            case 'P' -> time.getHour() < 12 ? "am" : "pm";
            case 'r' -> expand("%I:%M:%S %p");
            case 'R' -> expand("%H:%M");
            case 's' -> Long.toString(time.toEpochSecond());
            case 'S' -> two(time.getSecond());
            case 't' -> "\t";
            case 'T', 'X' -> expand("%H:%M:%S");
            case 'u' -> Integer.toString(time.getDayOfWeek().getValue());
            case 'U' -> two((time.getDayOfYear() + 6 - weekday()) / 7);
            case 'V' -> two(time.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
            case 'w' -> Integer.toString(weekday());
            case 'W' -> two((time.getDayOfYear() + 6 - (weekday() + 6) % 7) / 7);
            case 'y' -> two(Math.floorMod(time.getYear(), 100));
            case 'Y' -> Integer.toString(time.getYear());
            case 'z' -> offset();
            case 'Z' -> zone.get();
            case '%' -> "%";
            default -> null;
        };
    }

    private int weekday() {
        return time.getDayOfWeek().getValue() % 7;
    }

    private int weekYear() {
        return time.get(IsoFields.WEEK_BASED_YEAR);
    }

    private int twelve() {
        return time.getHour() % 12 == 0 ? 12 : time.getHour() % 12;
    }

    private String offset() {
        int minutes = time.getOffset().getTotalSeconds() / 60;
        return String.format(Locale.ROOT, "%c%02d%02d", minutes < 0 ? '-' : '+', Math.abs(minutes) / 60, Math.abs(minutes) % 60);
    }

    private static String two(int number) {
        return number >= 0 && number < 10 ? "0" + number : Integer.toString(number);
    }

    private static String blank(int number) {
        return number < 10 ? " " + number : Integer.toString(number);
    }
}
