package io.bindery.regex;

import java.nio.charset.StandardCharsets;

/// A text to be searched: its UTF-8 bytes, and the mapping between byte and character offsets.
final class Subject {
    private final String text;
    private final byte[] bytes;
    private final boolean ascii;

    Subject(String text) {
        this.text = text;
        this.bytes = text.getBytes(StandardCharsets.UTF_8);
        this.ascii = bytes.length == text.length();
    }

    String text() {
        return text;
    }

    byte[] bytes() {
        return bytes;
    }

    int length() {
        return bytes.length;
    }

    /// The offset of the byte after the character that starts here.
    int next(int offset) {
        int next = offset + 1;
        while (next < bytes.length && (bytes[next] & 0xC0) == 0x80) {
            next++;
        }
        return next;
    }

    int charOffset(int byteOffset) {
        if (ascii) {
            return byteOffset;
        }
        int chars = 0;
        for (int i = 0; i < byteOffset; i++) {
            int b = bytes[i];
            if ((b & 0xC0) != 0x80) {
                chars += (b & 0xF8) == 0xF0 ? 2 : 1;
            }
        }
        return chars;
    }

    int byteOffset(int charOffset) {
        return ascii ? charOffset : text.substring(0, charOffset).getBytes(StandardCharsets.UTF_8).length;
    }

    String slice(int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }
}
