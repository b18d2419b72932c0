package io.bindery.puppet.syntax.text;

import io.bindery.regex.RegexSyntaxException;
import io.bindery.regex.RubyRegex;
import org.jspecify.annotations.Nullable;

/// Checks a regular expression by its text alone.
public final class RegexLiterals {
    private RegexLiterals() {}

    /// What Ruby says against the pattern, or null. Most patterns are simple enough to be seen to be right, and then the
    /// regular expression engine need not be started.
    public static @Nullable String complaint(String pattern) {
        if (isSimple(pattern)) {
            return null;
        }
        try {
            RubyRegex.compile(pattern);
            return null;
        } catch (RegexSyntaxException e) {
            return e.getMessage();
        }
    }

    /// Whether the pattern is made of plain characters, dots, anchors, escaped punctuation, common classes and sets of plain characters,
    /// with single quantifiers after them, and of alternatives and groups of these.
    private static boolean isSimple(String pattern) {
        boolean quantifiable = false;
        int groups = 0;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            switch (c) {
                case '\\' -> {
                    if (++i == pattern.length() || "dwsDWS./-()[]{}*+?|^$".indexOf(pattern.charAt(i)) < 0) {
                        return false;
                    }
                    quantifiable = true;
                }
                case '*', '+', '?' -> {
                    if (!quantifiable) {
                        return false;
                    }
                    quantifiable = false;
                }
                case '^', '$', '|' -> quantifiable = false;
                case '(' -> {
                    groups++;
                    // `(?` starts an option or a group of another kind.
                    quantifiable = false;
                }
                case ')' -> {
                    if (--groups < 0) {
                        return false;
                    }
                    quantifiable = true;
                }
                case '[' -> {
                    i = endOfSet(pattern, i + 1);
                    if (i < 0) {
                        return false;
                    }
                    quantifiable = true;
                }
                case ']', '{', '}' -> {
                    return false;
                }
                default -> {
                    if (c >= 128) {
                        return false;
                    }
                    quantifiable = true;
                }
            }
        }
        return groups == 0;
    }

    /// Where a set of letters, digits, `_`, spaces, dots and ranges of letters or digits ends; -1 if it has anything else in it.
    private static int endOfSet(String pattern, int start) {
        int at = start < pattern.length() && pattern.charAt(start) == '^' ? start + 1 : start;
        int first = at;
        while (at < pattern.length() && pattern.charAt(at) != ']') {
            char c = pattern.charAt(at);
            if (!isWord(c) && c != ' ' && c != '.') {
                return -1;
            }
            boolean range = at + 2 < pattern.length() && pattern.charAt(at + 1) == '-';
            if (range && !(isWord(c) && isWord(pattern.charAt(at + 2)) && c <= pattern.charAt(at + 2))) {
                return -1;
            }
            at += range ? 3 : 1;
        }
        return at < pattern.length() && at > first ? at : -1;
    }

    private static boolean isWord(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
    }

    /// Whether Ruby would let the pattern match text in any encoding: it has no character beyond ASCII, written or escaped,
    /// and no property.
    public static boolean isPlain(String pattern) {
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c >= 128) {
                return false;
            }
            if (c == '\\' && i + 1 < pattern.length()) {
                i++;
                if (isUnicodeEscape(pattern, i)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isUnicodeEscape(String pattern, int at) {
        return switch (pattern.charAt(at)) {
            case 'p', 'P' -> true;
            case 'u' -> !pattern.startsWith("00", at + 1) || at + 3 >= pattern.length() || pattern.charAt(at + 3) > '7';
            default -> false;
        };
    }
}
