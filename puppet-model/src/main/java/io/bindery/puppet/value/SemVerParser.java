package io.bindery.puppet.value;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads semantic versions and ranges of them, by hand.
///
/// A range is alternatives between `||`; an alternative is `a - b` or comparators that must all hold; a comparator is an operator
/// (`<`, `>`, `=`, `<=`, `>=`, `~`, `~>`, `~=`, `^` or none) before a version of which parts may be missing, or `x`, `X` or `*`.
final class SemVerParser {
    private SemVerParser() {}

    /// A version with possibly missing parts (null) and its qualifiers (empty if missing).
    private record Partial(@Nullable Long major, @Nullable Long minor, @Nullable Long patch, String prerelease, String build) {
        SemVer lowest() {
            return new SemVer(orZero(major), orZero(minor), orZero(patch), prerelease, build);
        }

        private static long orZero(@Nullable Long part) {
            return part == null ? 0 : part;
        }
    }

    static @Nullable SemVer version(String text) {
        // As Puppet does: one newline at the end is let through.
        Partial partial = partial(text.endsWith("\n") ? text.substring(0, text.length() - 1) : text);
        if (partial == null || partial.major == null || partial.minor == null || partial.patch == null) {
            return null;
        }
        return partial.lowest();
    }

    static List<VersionInterval> range(String text) {
        String trimmed = joinOperators(text);
        List<VersionInterval> intervals = new ArrayList<>();
        for (String alternative : alternatives(trimmed)) {
            VersionInterval interval = alternative(alternative, text);
            if (interval != null && !intervals.contains(interval)) {
                intervals.add(interval);
            }
        }
        return intervals;
    }

    /// Takes out white space and a `v` between an operator and its version.
    private static String joinOperators(String text) {
        StringBuilder out = new StringBuilder(text.length());
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i++);
            out.append(c);
            if ("><=~^".indexOf(c) >= 0) {
                int next = i;
                while (next < text.length() && isSpace(text.charAt(next))) {
                    next++;
                }
                boolean v = next < text.length() && text.charAt(next) == 'v' && next == i;
                i = v ? next + 1 : next;
            }
        }
        return out.toString();
    }

    private static List<String> alternatives(String text) {
        List<String> found = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf("||"); at >= 0; at = text.indexOf("||", from)) {
            found.add(text.substring(from, at).stripTrailing());
            from = at + 2;
            while (from < text.length() && isSpace(text.charAt(from))) {
                from++;
            }
        }
        found.add(text.substring(from));
        while (!found.isEmpty() && found.getLast().isEmpty()) {
            found.removeLast();
        }
        return found;
    }

    private static @Nullable VersionInterval alternative(String text, String whole) {
        List<String> words = words(text);
        if (words.size() == 3 && words.get(1).equals("-") && !isSpace(text.charAt(0))) {
            Partial low = partial(words.get(0));
            Partial high = partial(words.get(2));
            if (low != null && high != null) {
                return new VersionInterval.AtLeast(low.lowest()).intersection(new VersionInterval.AtMost(high.lowest()));
            }
        }
        VersionInterval all = null;
        boolean first = true;
        for (String word : words) {
            VersionInterval next = comparator(word, whole);
            all = first ? next : all == null ? null : all.intersection(next);
            first = false;
        }
        return all;
    }

    /// As Ruby splits: white space at the start gives an empty first word, which is no comparator.
    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.stripTrailing().split("\\s+"));
    }

    private static VersionInterval comparator(String word, String whole) {
        int length = operatorLength(word);
        String operator = word.substring(0, length);
        Partial partial = partial(word.substring(length));
        if (partial == null) {
            throw new IllegalArgumentException("Unparsable version range: \"" + whole + "\"");
        }
        return switch (operator) {
            case "~", "~>", "~=" -> patchUpdates(partial, true);
            case "^" -> caret(partial);
            case ">" -> above(partial);
            case ">=" -> new VersionInterval.AtLeast(partial.lowest());
            case "<" -> new VersionInterval.Below(partial.lowest());
            case "<=" -> atMost(partial);
            default -> patchUpdates(partial, false);
        };
    }

    private static int operatorLength(String word) {
        for (String two : List.of("<=", ">=", "~>", "~=")) {
            if (word.startsWith(two)) {
                return 2;
            }
        }
        return !word.isEmpty() && "<>=~^".indexOf(word.charAt(0)) >= 0 ? 1 : 0;
    }

    private static VersionInterval patchUpdates(Partial partial, boolean ranged) {
        if (partial.major == null) {
            return VersionInterval.All.ALL;
        }
        if (partial.minor == null) {
            return between(new SemVer(partial.major, 0, 0), new SemVer(partial.major + 1, 0, 0));
        }
        SemVer nextMinor = new SemVer(partial.major, partial.minor + 1, 0);
        if (partial.patch == null) {
            return between(new SemVer(partial.major, partial.minor, 0), nextMinor);
        }
        return ranged ? between(partial.lowest(), nextMinor) : new VersionInterval.Exactly(partial.lowest());
    }

    private static VersionInterval caret(Partial partial) {
        if (partial.major == null || partial.major == 0) {
            return patchUpdates(partial, true);
        }
        SemVer lowest = partial.prerelease.isEmpty()
                ? new SemVer(partial.major, Partial.orZero(partial.minor), Partial.orZero(partial.patch))
                : partial.lowest();
        return between(lowest, new SemVer(partial.major + 1, 0, 0));
    }

    private static VersionInterval above(Partial partial) {
        if (partial.major == null) {
            return VersionInterval.Below.NOTHING;
        }
        if (partial.minor == null) {
            return new VersionInterval.AtLeast(new SemVer(partial.major + 1, 0, 0));
        }
        if (partial.patch == null) {
            return new VersionInterval.AtLeast(new SemVer(partial.major, partial.minor + 1, 0));
        }
        return new VersionInterval.Above(partial.lowest());
    }

    private static VersionInterval atMost(Partial partial) {
        if (partial.major == null) {
            return VersionInterval.All.ALL;
        }
        if (partial.minor == null) {
            return new VersionInterval.Below(new SemVer(partial.major + 1, 0, 0));
        }
        if (partial.patch == null) {
            return new VersionInterval.Below(new SemVer(partial.major, partial.minor + 1, 0));
        }
        return new VersionInterval.AtMost(partial.lowest());
    }

    private static VersionInterval between(SemVer low, SemVer high) {
        return new VersionInterval.Between(new VersionInterval.AtLeast(low), new VersionInterval.Below(high));
    }

    /// Null if the text is no partial version.
    private static @Nullable Partial partial(String text) {
        int build = text.indexOf('+');
        String buildText = build < 0 ? "" : text.substring(build + 1);
        String front = build < 0 ? text : text.substring(0, build);
        int dash = front.indexOf('-');
        String prerelease = dash < 0 ? "" : front.substring(dash + 1);
        String[] parts = (dash < 0 ? front : front.substring(0, dash)).split("\\.", -1);
        boolean qualified = dash >= 0 || build >= 0;
        if (parts.length > 3 || qualified && parts.length < 3
                || dash >= 0 && !isQualifier(prerelease) || build >= 0 && !isQualifier(buildText)) {
            return null;
        }
        for (String part : parts) {
            if (!isNumberOrWildcard(part)) {
                return null;
            }
        }
        checkPrerelease(prerelease);
        return new Partial(number(parts, 0), number(parts, 1), number(parts, 2), prerelease, buildText);
    }

    private static void checkPrerelease(String prerelease) {
        for (String identifier : prerelease.split("\\.")) {
            if (identifier.length() > 1 && identifier.startsWith("0") && identifier.chars().allMatch(SemVerParser::isDigit)) {
                throw new IllegalArgumentException("Numeric pre-release identifiers MUST NOT contain leading zeroes");
            }
        }
    }

    private static boolean isQualifier(String text) {
        for (String part : text.split("\\.", -1)) {
            if (part.isEmpty() || !part.chars().allMatch(SemVerParser::isIdentifierPart)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNumberOrWildcard(String part) {
        if (part.equals("x") || part.equals("X") || part.equals("*") || part.equals("0")) {
            return true;
        }
        return !part.isEmpty() && part.length() < 19 && part.charAt(0) != '0' && part.chars().allMatch(SemVerParser::isDigit);
    }

    private static @Nullable Long number(String[] parts, int index) {
        return index < parts.length && isDigit(parts[index].charAt(0)) ? Long.valueOf(parts[index]) : null;
    }

    private static boolean isIdentifierPart(int c) {
        return isDigit(c) || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '-';
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
