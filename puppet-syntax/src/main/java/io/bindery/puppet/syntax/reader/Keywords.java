package io.bindery.puppet.syntax.reader;

import org.jspecify.annotations.Nullable;

/// The reserved words, found without creating a string for each other word.
final class Keywords {
    private Keywords() {}

    static @Nullable TokenKind find(char[] chars, int from, int to) {
        return switch (to - from) {
            case 2 -> match(chars, from, TokenKind.IF, TokenKind.IN, TokenKind.OR);
            case 3 -> match(chars, from, TokenKind.AND);
            case 4 -> four(chars, from);
            case 5 -> five(chars, from);
            case 6 -> match(chars, from, TokenKind.DEFINE, TokenKind.UNLESS);
            case 7 -> match(chars, from, TokenKind.DEFAULT, TokenKind.PRIVATE);
            case 8 -> match(chars, from, TokenKind.FUNCTION, TokenKind.INHERITS);
            default -> null;
        };
    }

    private static @Nullable TokenKind four(char[] chars, int from) {
        return switch (chars[from]) {
            case 'a' -> match(chars, from, TokenKind.ATTR);
            case 'c' -> match(chars, from, TokenKind.CASE);
            case 'e' -> match(chars, from, TokenKind.ELSE);
            case 'n' -> match(chars, from, TokenKind.NODE);
            case 't' -> match(chars, from, TokenKind.TRUE, TokenKind.TYPE);
            default -> null;
        };
    }

    private static @Nullable TokenKind five(char[] chars, int from) {
        return switch (chars[from]) {
            case 'c' -> match(chars, from, TokenKind.CLASS);
            case 'e' -> match(chars, from, TokenKind.ELSIF);
            case 'f' -> match(chars, from, TokenKind.FALSE);
            case 'u' -> match(chars, from, TokenKind.UNDEF);
            default -> null;
        };
    }

    private static @Nullable TokenKind match(char[] chars, int from, TokenKind first, TokenKind second, TokenKind third) {
        TokenKind found = match(chars, from, first, second);
        return found != null ? found : match(chars, from, third);
    }

    private static @Nullable TokenKind match(char[] chars, int from, TokenKind first, TokenKind second) {
        TokenKind found = match(chars, from, first);
        return found != null ? found : match(chars, from, second);
    }

    private static @Nullable TokenKind match(char[] chars, int from, TokenKind kind) {
        String word = kind.text;
        if (word == null) {
            return null;
        }
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) != chars[from + i]) {
                return null;
            }
        }
        return kind;
    }
}
