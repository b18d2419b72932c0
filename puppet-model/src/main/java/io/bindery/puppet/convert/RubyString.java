package io.bindery.puppet.convert;

import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Ruby's string methods that differ from Java's.
public final class RubyString {
    private RubyString() {}

    /// The first character in title case, the others in lower case.
    public static String capitalize(String text) {
        if (text.isEmpty()) {
            return text;
        }
        int first = text.codePointAt(0);
        String rest = downcase(text.substring(Character.charCount(first)));
        int title = Character.toTitleCase(first);
        String upper = Character.toString(first).toUpperCase(Locale.ROOT);
        if (title == first && upper.codePointCount(0, upper.length()) > 1) {
            return upper.charAt(0) + downcase(upper.substring(1)) + rest;
        }
        return Character.toString(title) + rest;
    }

    public static String upcase(String text) {
        return text.toUpperCase(Locale.ROOT);
    }

    /// Each character by itself: unlike in Java a sigma at the end of a word is as any other.
    public static String downcase(String text) {
        boolean plain = text.chars().allMatch(c -> c < 128);
        if (plain) {
            return text.toLowerCase(Locale.ROOT);
        }
        StringBuilder lower = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (c == 0x130) {
                lower.append("i\u0307");
            } else {
                lower.appendCodePoint(Character.toLowerCase(c));
            }
        });
        return lower.toString();
    }

    /// Without one line end: `\n`, `\r\n` or `\r`.
    public static String chomp(String text) {
        if (text.endsWith("\r\n")) {
            return text.substring(0, text.length() - 2);
        }
        return text.endsWith("\n") || text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }

    /// Without the last character; `\r\n` counts as one.
    public static String chop(String text) {
        if (text.isEmpty() || text.endsWith("\r\n")) {
            return text.isEmpty() ? text : text.substring(0, text.length() - 2);
        }
        return text.substring(0, text.offsetByCodePoints(text.length(), -1));
    }

    public static String lstrip(String text) {
        int start = 0;
        while (start < text.length() && blank(text.charAt(start))) {
            start++;
        }
        return text.substring(start);
    }

    public static String rstrip(String text) {
        int end = text.length();
        while (end > 0 && blank(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(0, end);
    }

    public static String strip(String text) {
        return rstrip(lstrip(text));
    }

    private static boolean blank(char c) {
        return c == 0 || c == ' ' || c >= '\t' && c <= '\r';
    }

    /// The pieces between matches, with what groups captured between them, without empty pieces at the end.
    public static List<String> split(String text, RubyRegex pattern) {
        List<String> pieces = new ArrayList<>();
        int start = 0;
        for (RegexMatch match : pattern.matchAll(text)) {
            if (match.isEmpty() && match.start() == start || match.isEmpty() && match.start() == text.length()) {
                continue;
            }
            pieces.add(text.substring(start, match.start()));
            start = match.end();
            addGroups(pieces, match);
        }
        if (start < text.length()) {
            pieces.add(text.substring(start));
        }
        while (!pieces.isEmpty() && pieces.getLast().isEmpty()) {
            pieces.removeLast();
        }
        return pieces;
    }

    private static void addGroups(List<String> pieces, RegexMatch match) {
        for (int group = 1; group <= match.groupCount(); group++) {
            String captured = match.group(group);
            if (captured != null) {
                pieces.add(captured);
            }
        }
    }

    /// `Regexp.escape`: a pattern that matches the text literally.
    public static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        for (char c : text.toCharArray()) {
            switch (c) {
                case '\n' -> escaped.append("\\n");
                case '\t' -> escaped.append("\\t");
                case '\r' -> escaped.append("\\r");
                case '\f' -> escaped.append("\\f");
                case 0x0b -> escaped.append("\\v");
                case '[', ']', '{', '}', '(', ')', '|', '-', '*', '.', '\\', '?', '+', '^', '$', ' ', '#' ->
                    escaped.append('\\').append(c);
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }

    /// The texts from one to another by `succ`, both included or without the last, at most so many.
    public static List<String> upTo(String first, String last, boolean exclusive, int most) {
        List<String> texts = new ArrayList<>();
        int order = RubyOrder.compare(first, last);
        if (order > 0 || order == 0 && (exclusive || first.isEmpty())) {
            return texts;
        }
        if (first.length() == 1 && last.length() == 1) {
            for (char c = first.charAt(0); c <= last.charAt(0) - (exclusive ? 1 : 0); c++) {
                texts.add(Character.toString(c));
            }
            return texts;
        }
        String current = first;
        do {
            texts.add(current);
            boolean end = current.equals(last) || current.isEmpty();
            current = end ? last : succ(current);
            if (end || exclusive && current.equals(last)) {
                break;
            }
        } while (texts.size() < most && current.length() <= last.length());
        return texts;
    }

    /// `succ`: the text with its last letter or digit counted up, carrying to the left; without letters and digits, its last
    /// character is counted up.
    static String succ(String text) {
        StringBuilder next = new StringBuilder(text);
        int at = lastAlphanumeric(next, next.length() - 1);
        if (at < 0) {
            int end = next.length() - 1;
            next.setCharAt(end, (char) (next.charAt(end) + 1));
            return next.toString();
        }
        while (true) {
            char c = next.charAt(at);
            if (c != '9' && c != 'z' && c != 'Z') {
                next.setCharAt(at, (char) (c + 1));
                return next.toString();
            }
            char restart = c == '9' ? '0' : c == 'z' ? 'a' : 'A';
            next.setCharAt(at, restart);
            int left = lastAlphanumeric(next, at - 1);
            if (left < 0) {
                return next.insert(at, restart == '0' ? '1' : restart).toString();
            }
            at = left;
        }
    }

    private static int lastAlphanumeric(CharSequence text, int from) {
        for (int i = from; i >= 0; i--) {
            char c = text.charAt(i);
            if (c < 128 && Character.isLetterOrDigit(c)) {
                return i;
            }
        }
        return -1;
    }

    /// `to_i`: the number at the start, 0 if the text does not start with digits.
    public static long toInteger(String text) {
        Matcher matcher = LEADING_INTEGER.matcher(text);
        if (!matcher.find()) {
            return 0;
        }
        BigInteger number = new BigInteger(matcher.group(1).replace("_", "").replace("+", ""));
        return number.bitLength() < 64 ? number.longValue() : number.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }

    /// `to_f`: the number at the start, 0 if the text does not start with a number.
    public static double toFloat(String text) {
        Matcher matcher = LEADING_FLOAT.matcher(text);
        return matcher.find() ? Double.parseDouble(matcher.group(1).replace("_", "")) : 0;
    }

    private static final Pattern LEADING_INTEGER = Pattern.compile("^\\s*([-+]?\\d+(?:_\\d+)*)");
    private static final Pattern LEADING_FLOAT =
            Pattern.compile("^\\s*([-+]?(?:\\d+(?:_\\d+)*(?:\\.\\d+(?:_\\d+)*)?|\\.\\d+(?:_\\d+)*)(?:[eE][-+]?\\d+)?)");
}
