package io.bindery.regex;

/// Processes the escapes of an expression as Ruby does before its regex engine sees it: `\\u` becomes the characters it names;
/// truncated or meaningless escapes are refused with Ruby's message.
final class RubyEscapes {
    private final String source;
    private final StringBuilder out;
    private int at;

    private RubyEscapes(String source) {
        this.source = source;
        this.out = new StringBuilder(source.length());
    }

    /// The expression without `\\u`; throws [RegexSyntaxException] with the bare message.
    static String resolve(String source) {
        return source.indexOf('\\') < 0 ? source : new RubyEscapes(source).resolve();
    }

    private String resolve() {
        while (at < source.length()) {
            char c = source.charAt(at++);
            if (c != '\\') {
                out.append(c);
                continue;
            }
            if (at == source.length()) {
                throw new RegexSyntaxException("too short escape sequence");
            }
            escape(source.charAt(at++));
        }
        return out.toString();
    }

    private void escape(char kind) {
        switch (kind) {
            case 'u' -> unicode();
            case 'x' -> demand(digits(at, 2, 16) > 0 || at < source.length() && source.charAt(at) == '{', "invalid hex escape");
            case 'c' -> demand(at < source.length(), "too short control escape");
            case 'C' -> demand(source.startsWith("-", at) && at + 1 < source.length(), "too short control escape");
            case 'M' -> demand(source.startsWith("-", at) && at + 1 < source.length(), "too short meta escape");
            case '4', '5', '6', '7' -> demand(digits(at - 1, 3, 8) < 3, "invalid escape code");
            default -> {}
        }
        if (kind != 'u') {
            out.append('\\').append(kind);
        }
    }

    private static void demand(boolean held, String message) {
        if (!held) {
            throw new RegexSyntaxException(message);
        }
    }

    private int digits(int from, int most, int radix) {
        int count = 0;
        while (count < most && from + count < source.length() && Character.digit(source.charAt(from + count), radix) >= 0) {
            count++;
        }
        return count;
    }

    private void unicode() {
        demand(at < source.length(), "too short escape sequence");
        if (source.charAt(at) == '{') {
            at++;
            list();
            return;
        }
        demand(digits(at, 4, 16) == 4, "invalid Unicode escape");
        add(Integer.parseInt(source.substring(at, at + 4), 16));
        at += 4;
    }

    // `\\u{e9 20ac}`: one or more characters.
    private void list() {
        boolean any = false;
        blanks();
        while (at < source.length() && source.charAt(at) != '}') {
            int length = digits(at, 7, 16);
            demand(length > 0, "invalid Unicode list");
            demand(length <= 6, "invalid Unicode range");
            add(Integer.parseInt(source.substring(at, at + length), 16));
            at += length;
            any = true;
            blanks();
        }
        demand(any, "invalid Unicode list");
        demand(at < source.length(), "unterminated Unicode escape");
        at++;
    }

    private void blanks() {
        while (at < source.length() && (source.charAt(at) == ' ' || source.charAt(at) == '\t')) {
            at++;
        }
    }

    private void add(int character) {
        demand(character <= Character.MAX_CODE_POINT && (character < 0xD800 || character > 0xDFFF), "invalid Unicode range");
        if (character < 0x80) {
            out.append(String.format("\\x%02X", character));
        } else {
            out.appendCodePoint(character);
        }
    }
}
