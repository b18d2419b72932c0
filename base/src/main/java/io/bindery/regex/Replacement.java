package io.bindery.regex;

import org.jspecify.annotations.Nullable;

/// The replacement text of `sub` and `gsub`, by Ruby's rules.
final class Replacement {
    private Replacement() {}

    static String expand(String replacement, RegexMatch match) {
        int at = replacement.indexOf('\\');
        if (at < 0) {
            return replacement;
        }
        StringBuilder out = new StringBuilder();
        int copied = 0;
        while (at >= 0 && at + 1 < replacement.length()) {
            out.append(replacement, copied, at);
            copied = reference(replacement, at, match, out);
            at = replacement.indexOf('\\', copied);
        }
        return out.append(replacement, copied, replacement.length()).toString();
    }

    /// Appends the text for the escape at an offset, and returns the offset after it.
    private static int reference(String replacement, int at, RegexMatch match, StringBuilder out) {
        char c = replacement.charAt(at + 1);
        switch (c) {
            case '&' -> append(out, match.group(0));
            case '`' -> out.append(match.before());
            case '\'' -> out.append(match.after());
            case '\\' -> out.append('\\');
            case 'k' -> {
                return named(replacement, at, match, out);
            }
            default -> {
                if (c >= '0' && c <= '9') {
                    // As Ruby does: where groups have names their numbers mean nothing here.
                    append(out, c == '0' || match.names().isEmpty() ? match.group(c - '0') : null);
                } else {
                    out.append('\\').append(c);
                }
            }
        }
        return at + 2;
    }

    private static int named(String replacement, int at, RegexMatch match, StringBuilder out) {
        int end = replacement.startsWith("<", at + 2) ? replacement.indexOf('>', at + 3) : -1;
        if (end < 0) {
            out.append("\\k");
            return at + 2;
        }
        String name = replacement.substring(at + 3, end);
        append(out, isNumber(name) ? match.group(Integer.parseInt(name)) : match.group(name));
        return end + 1;
    }

    private static boolean isNumber(String name) {
        return !name.isEmpty() && name.length() < 6 && name.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private static void append(StringBuilder out, @Nullable String text) {
        if (text != null) {
            out.append(text);
        }
    }
}
