package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.error.EvaluationError;
import java.nio.charset.StandardCharsets;

/// The escapes in a text of PSON.
final class PsonString {
    private PsonString() {}

    static String unescaped(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            if (c != '\\' || i == text.length()) {
                plain.appendCodePoint(c);
            } else if (isCode(text, i)) {
                int end = i;
                while (end == i || end < text.length() && text.charAt(end - 1) == '\\' && isCode(text, end)) {
                    end += 6;
                }
                end = Math.min(end - (end > i ? 1 : 0), text.length());
                plain.append(codes(text.substring(i - 1, end)));
                i = end;
            } else {
                int escaped = text.codePointAt(i);
                i += Character.charCount(escaped);
                plain.appendCodePoint(meaning(escaped));
            }
        }
        return plain.toString();
    }

    private static boolean isCode(String text, int at) {
        return text.startsWith("u", at) && at + 5 <= text.length() && text.substring(at + 1, at + 5).matches("[0-9A-Fa-f]{4}");
    }

    private static int meaning(int escaped) {
        return switch (escaped) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> escaped;
        };
    }

    /// As Puppet does: it makes characters of the two halves of each code, and then takes the bytes of these for UTF-16. That goes
    /// wrong for all but ASCII.
    private static String codes(String escapes) {
        StringBuilder halves = new StringBuilder();
        for (int i = 0; i < escapes.length(); i += 6) {
            halves.append((char) Integer.parseInt(escapes.substring(i + 2, i + 4), 16));
            halves.append((char) Integer.parseInt(escapes.substring(i + 4, i + 6), 16));
        }
        byte[] bytes = halves.toString().getBytes(StandardCharsets.UTF_8);
        if (bytes.length % 2 != 0) {
            throw new EvaluationError(String.format(
                    "Caught Encoding::InvalidByteSequenceError: incomplete \"\\x%02X\" on UTF-16BE", bytes[bytes.length - 1]));
        }
        return new String(bytes, StandardCharsets.UTF_16BE);
    }
}
