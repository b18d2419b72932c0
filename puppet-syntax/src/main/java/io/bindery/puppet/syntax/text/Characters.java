package io.bindery.puppet.syntax.text;

/// The lexer's classes of characters, and scans over them. A scan takes its start and returns its end. Every text ends in a NUL,
/// so that no scan needs to check the length.
public final class Characters {
    private Characters() {}

    public static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    public static boolean isHexDigit(char c) {
        return isDigit(c) || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
    }

    public static boolean isLower(char c) {
        return c >= 'a' && c <= 'z';
    }

    public static boolean isUpper(char c) {
        return c >= 'A' && c <= 'Z';
    }

    /// `\w`, which is ASCII in Ruby.
    public static boolean isWord(char c) {
        return isLower(c) || isUpper(c) || isDigit(c) || c == '_';
    }

    /// `[[:blank:]]`, which is Unicode in Ruby.
    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c > 127 && Character.getType(c) == Character.SPACE_SEPARATOR;
    }

    /// Whether a word cannot go on with this character; word boundaries are Unicode in Ruby.
    public static boolean isBoundary(char c) {
        return !isWord(c) && (c < 128 || !Character.isLetterOrDigit(c));
    }

    public static int skipBlanks(char[] chars, int from) {
        int at = from;
        while (chars[at] == ' ' || chars[at] == '\t' || chars[at] == '\r' || chars[at] > 127 && isBlank(chars[at])) {
            at++;
        }
        return at;
    }

    public static int skipWord(char[] chars, int from) {
        int at = from;
        while (isWord(chars[at])) {
            at++;
        }
        return at;
    }

    public static int skipDigits(char[] chars, int from) {
        int at = from;
        while (isDigit(chars[at])) {
            at++;
        }
        return at;
    }

    public static boolean isDoubleColon(char[] chars, int at) {
        return chars[at] == ':' && chars[at + 1] == ':';
    }

    /// `(::)?(\w+::)*\w+`, or `from` if there is no variable name.
    public static int skipVariableName(char[] chars, int from) {
        int start = isDoubleColon(chars, from) ? from + 2 : from;
        int end = skipWord(chars, start);
        if (end == start) {
            return from;
        }
        while (isDoubleColon(chars, end) && isWord(chars[end + 2])) {
            end = skipWord(chars, end + 2);
        }
        return end;
    }

    /// A bare word: segments of word characters and inner hyphens, each starting with a lower-case letter or underscore.
    public static int skipBareWord(char[] chars, int from) {
        int end = from;
        int start = isDoubleColon(chars, from) ? from + 2 : from;
        while (isLower(chars[start]) || chars[start] == '_') {
            end = skipWordAndHyphens(chars, start);
            if (!isDoubleColon(chars, end)) {
                return end;
            }
            start = end + 2;
        }
        return end;
    }

    private static int skipWordAndHyphens(char[] chars, int from) {
        int end = skipWord(chars, from);
        while (chars[end] == '-') {
            int next = end;
            while (chars[next] == '-') {
                next++;
            }
            if (!isWord(chars[next])) {
                return end;
            }
            end = skipWord(chars, next);
        }
        return end;
    }

    /// Whether a bare word is a proper name: no hyphens, and no segment starts with an underscore.
    public static boolean isName(char[] chars, int from, int to) {
        for (int at = from; at < to; at++) {
            char c = chars[at];
            if (c == '-' || c == '_' && (at == from || chars[at - 1] == ':')) {
                return false;
            }
        }
        return true;
    }

    /// `((::)?[A-Z]\w*)+`
    public static int skipTypeName(char[] chars, int from) {
        int end = from;
        int start = isDoubleColon(chars, from) ? from + 2 : from;
        while (isUpper(chars[start])) {
            end = skipWord(chars, start);
            start = isDoubleColon(chars, end) ? end + 2 : end;
        }
        return end;
    }
}
