package io.bindery.puppet.lint;

/// How far a variable goes as puppet-lint reads it: with dashes inside its words, and with indexes behind its name. Puppet itself ends the
/// name before a dash.
final class VariableTexts {
    private VariableTexts() {}

    /// The end of the variable whose name starts at an offset; -1 if no name starts there.
    ///
    /// @param indexed whether indexes such as `['a']` belong to it
    static int end(String text, int start, boolean indexed) {
        int end = -1;
        int at = text.startsWith("::", start) ? start + 2 : start;
        int word = word(text, at);
        while (word > at) {
            end = word;
            at = text.startsWith("::", end) ? end + 2 : end;
            word = at > end ? word(text, at) : at;
        }
        return indexed && end > 0 ? indexes(text, end) : end;
    }

    // Words joined by single dashes.
    private static int word(String text, int start) {
        int end = letters(text, start);
        while (end > start && end < text.length() && text.charAt(end) == '-') {
            int next = letters(text, end + 1);
            if (next == end + 1) {
                return end;
            }
            end = next;
        }
        return end;
    }

    private static int letters(String text, int start) {
        int end = start;
        while (end < text.length() && isLetter(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
    }

    // An index has at least one character, and ends on its line.
    private static int indexes(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) == '[') {
            int close = text.indexOf(']', end + 2);
            if (close < 0 || hasLineEnd(text, end + 1, close)) {
                return end;
            }
            end = close + 1;
        }
        return end;
    }

    private static boolean hasLineEnd(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            switch (text.charAt(i)) {
                case '\n', '\r', '\u0085', '\u2028', '\u2029' -> {
                    return true;
                }
                default -> {}
            }
        }
        return false;
    }
}
