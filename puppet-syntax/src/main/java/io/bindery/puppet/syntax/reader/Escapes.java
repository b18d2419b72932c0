package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.text.Characters;

/// The escape sequences that a kind of string allows.
final class Escapes {
    /// Those of a double-quoted string; any other is kept as written, and warned about.
    static final Escapes DOUBLE_QUOTED = new Escapes("\\$'\"rntsuL", true);

    private final String known;
    private final boolean warns;

    private Escapes(String known, boolean warns) {
        this.known = known;
        this.warns = warns;
    }

    /// Those of a heredoc: the letters of its specification, with `L` for line ends; none at all when empty.
    static Escapes heredoc(String letters) {
        return new Escapes(letters.isEmpty() ? "" : "\\" + letters, false);
    }

    /// Whether `\$` starts no interpolation.
    boolean hidesDollar() {
        return known.indexOf('$') >= 0;
    }

    static String singleQuoted(String raw) {
        StringBuilder out = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c == '\\' && i + 1 < raw.length() && (raw.charAt(i + 1) == '\\' || raw.charAt(i + 1) == '\'')) {
                i++;
                out.append(raw.charAt(i));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    String resolve(String raw, Lexer lexer) {
        if (known.isEmpty() || raw.indexOf('\\') < 0) {
            return raw;
        }
        String text = raw;
        if (known.indexOf('u') >= 0) {
            // As Puppet does: it repeats until no escape is left, so that an escape may produce another one.
            for (String next = unicode(text, lexer); !next.equals(text); next = unicode(text, lexer)) {
                text = next;
            }
        }
        return characters(text, lexer);
    }

    private static String unicode(String text, Lexer lexer) {
        int from = text.indexOf("\\u");
        if (from < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\' || i + 1 == text.length()) {
                out.append(c);
            } else if (text.charAt(i + 1) != 'u') {
                out.append(c).append(text.charAt(++i));
            } else {
                i = unicodeEscape(text, i, out, lexer);
            }
        }
        return out.toString();
    }

    /// Appends the character of the escape at `at` and returns the index of its last character.
    private static int unicodeEscape(String text, int at, StringBuilder out, Lexer lexer) {
        int digits = at + 2;
        boolean braced = digits < text.length() && text.charAt(digits) == '{';
        int start = braced ? digits + 1 : digits;
        int end = start;
        int most = braced ? 6 : 4;
        while (end < text.length() && end - start < most && Characters.isHexDigit(text.charAt(end))) {
            end++;
        }
        boolean complete = braced
                ? end > start && end < text.length() && text.charAt(end) == '}'
                : end - start == most;
        if (!complete) {
            out.append("\\u");
            return at + 1;
        }
        int codePoint = Integer.parseInt(text.substring(start, end), 16);
        if (codePoint > Character.MAX_CODE_POINT || codePoint >= 0xD800 && codePoint <= 0xDFFF) {
            throw lexer.error(Issue.ILLEGAL_UNICODE_ESCAPE, lexer.position);
        }
        out.appendCodePoint(codePoint);
        return braced ? end : end - 1;
    }

    private String characters(String text, Lexer lexer) {
        StringBuilder out = new StringBuilder(text.length());
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\\' && at + 1 < text.length()) {
                at = escape(text, at + 1, out, lexer) + 1;
            } else {
                out.append(c);
                at++;
            }
        }
        return out.toString();
    }

    /// Resolves the escape of the character at `at` and returns the index of its last character.
    private int escape(String text, int at, StringBuilder out, Lexer lexer) {
        char c = text.charAt(at);
        if (c == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n')) {
            out.append("\\\r");
        } else if (c == '\n' || c == '\r') {
            return lineEnd(text, at, out, lexer);
        } else {
            character(c, out, lexer);
        }
        return at;
    }

    private int lineEnd(String text, int at, StringBuilder out, Lexer lexer) {
        int last = text.charAt(at) == '\r' ? at + 1 : at;
        if (known.indexOf('L') < 0) {
            String end = text.substring(at, last + 1);
            unrecognized(end, lexer);
            out.append('\\').append(end);
        }
        return last;
    }

    private void character(char c, StringBuilder out, Lexer lexer) {
        if (c == 'L' || known.indexOf(c) < 0) {
            unrecognized(String.valueOf(c), lexer);
            out.append('\\').append(c);
            return;
        }
        switch (c) {
            case 'r' -> out.append('\r');
            case 'n' -> out.append('\n');
            case 't' -> out.append('\t');
            case 's' -> out.append(' ');
            case 'u' -> keptUnicode(out, lexer);
            default -> out.append(c);
        }
    }

    private static void keptUnicode(StringBuilder out, Lexer lexer) {
        lexer.warn(Issue.ILLEGAL_UNICODE_ESCAPE);
        out.append("\\u");
    }

    private void unrecognized(String what, Lexer lexer) {
        if (warns) {
            lexer.warn(Issue.UNRECOGNIZED_ESCAPE, what);
        }
    }
}
