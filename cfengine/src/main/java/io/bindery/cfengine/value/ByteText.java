package io.bindery.cfengine.value;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// Conversions between byte strings (one byte a `char`) and Unicode.
public final class ByteText {
    private ByteText() {}

    public static String of(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    public static String of(byte[] bytes, int start, int length) {
        return new String(bytes, start, length, StandardCharsets.ISO_8859_1);
    }

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /// The UTF-8 bytes of a Unicode string.
    public static String ofUnicode(String unicode) {
        return isAscii(unicode) ? unicode : of(unicode.getBytes(StandardCharsets.UTF_8));
    }

    /// The bytes read as UTF-8.
    public static String unicode(String text) {
        return isAscii(text) ? text : new String(bytes(text), StandardCharsets.UTF_8);
    }

    public static Path path(String text) throws InvalidPathException {
        return Path.of(unicode(text));
    }

    public static String of(Path path) {
        return ofUnicode(path.toString());
    }

    /// The lines of a text without their ends. A line end at the very end does not begin another line.
    public static java.util.List<String> lines(String text) {
        java.util.List<String> lines = new java.util.ArrayList<>();
        int start = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            lines.add(text.substring(start, end));
            start = end + 1;
        }
        if (start < text.length()) {
            lines.add(text.substring(start));
        }
        return lines;
    }

    private static boolean isAscii(String text) {
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) > 0x7f) {
                return false;
            }
        }
        return true;
    }
}
