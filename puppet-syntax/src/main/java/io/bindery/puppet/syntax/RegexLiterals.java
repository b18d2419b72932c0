package io.bindery.puppet.syntax;

/// What can be said about a regular expression by looking at its text.
final class RegexLiterals {
    private RegexLiterals() {}

    /// Whether Ruby would let the pattern match text in any encoding: it has no character beyond ASCII, written or escaped,
    /// and no property.
    static boolean isPlain(String pattern) {
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
