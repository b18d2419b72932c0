package io.bindery.data;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A growing buffer of compact JSON in UTF-8. Commas are put where they are needed; nesting is the caller's duty.
///
/// Strings are escaped as Ruby's generator does: quotes, backslashes and control characters, nothing else.
public final class JsonOutput {
    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private byte[] buffer;
    private int length;
    private boolean comma;

    public JsonOutput() {
        this(8192);
    }

    public JsonOutput(int capacity) {
        buffer = new byte[capacity];
    }

    public JsonOutput beginObject() {
        return open('{');
    }

    public JsonOutput endObject() {
        return close('}');
    }

    public JsonOutput beginArray() {
        return open('[');
    }

    public JsonOutput endArray() {
        return close(']');
    }

    /// The key of the value that is written next.
    public JsonOutput key(String key) {
        separate();
        quote(key);
        put((byte) ':');
        comma = false;
        return this;
    }

    public JsonOutput string(String text) {
        separate();
        quote(text);
        return this;
    }

    /// One string made of several texts.
    public JsonOutput string(String first, String second, String third, String fourth) {
        separate();
        put((byte) '"');
        quoted(first);
        quoted(second);
        quoted(third);
        quoted(fourth);
        put((byte) '"');
        return this;
    }

    public JsonOutput number(long number) {
        return literal(Long.toString(number));
    }

    public JsonOutput bool(boolean value) {
        return literal(value ? "true" : "false");
    }

    public JsonOutput nothing() {
        return literal("null");
    }

    /// A token that is JSON already, such as a number's text.
    public JsonOutput literal(String token) {
        separate();
        room(token.length());
        for (int i = 0; i < token.length(); i++) {
            buffer[length++] = (byte) token.charAt(i);
        }
        return this;
    }

    /// A value that is JSON already.
    public JsonOutput raw(byte[] json, int count) {
        separate();
        room(count);
        System.arraycopy(json, 0, buffer, length, count);
        length += count;
        return this;
    }

    /// A line end between two documents.
    public JsonOutput newline() {
        put((byte) '\n');
        comma = false;
        return this;
    }

    public int length() {
        return length;
    }

    public byte[] bytes() {
        return Arrays.copyOf(buffer, length);
    }

    public void writeTo(OutputStream out) throws IOException {
        out.write(buffer, 0, length);
    }

    @Override
    public String toString() {
        return new String(buffer, 0, length, StandardCharsets.UTF_8);
    }

    private JsonOutput open(char bracket) {
        separate();
        put((byte) bracket);
        comma = false;
        return this;
    }

    private JsonOutput close(char bracket) {
        put((byte) bracket);
        comma = true;
        return this;
    }

    private void separate() {
        if (comma) {
            put((byte) ',');
        }
        comma = true;
    }

    private void quote(String text) {
        room(text.length() + 2);
        buffer[length++] = '"';
        quoted(text);
        put((byte) '"');
    }

    private void quoted(String text) {
        int count = text.length();
        room(count);
        byte[] into = buffer;
        int at = length;
        int i = 0;
        for (; i < count; i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\' || c > '~') {
                break;
            }
            into[at++] = (byte) c;
        }
        length = at;
        if (i < count) {
            quoteRest(text, i);
        }
    }

    // The slow path: from the first character that is not plain ASCII.
    private void quoteRest(String text, int from) {
        int count = text.length();
        room((count - from) * 6 + 1);
        for (int i = from; i < count; i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                buffer[length++] = '\\';
                buffer[length++] = (byte) c;
            } else if (c < ' ') {
                control(c);
            } else if (c < 0x80) {
                buffer[length++] = (byte) c;
            } else if (c < 0x800) {
                buffer[length++] = (byte) (0xc0 | c >> 6);
                buffer[length++] = (byte) (0x80 | c & 0x3f);
            } else if (Character.isHighSurrogate(c) && i + 1 < count && Character.isLowSurrogate(text.charAt(i + 1))) {
                int point = Character.toCodePoint(c, text.charAt(++i));
                buffer[length++] = (byte) (0xf0 | point >> 18);
                buffer[length++] = (byte) (0x80 | point >> 12 & 0x3f);
                buffer[length++] = (byte) (0x80 | point >> 6 & 0x3f);
                buffer[length++] = (byte) (0x80 | point & 0x3f);
            } else {
                char shown = Character.isSurrogate(c) ? '\ufffd' : c;
                buffer[length++] = (byte) (0xe0 | shown >> 12);
                buffer[length++] = (byte) (0x80 | shown >> 6 & 0x3f);
                buffer[length++] = (byte) (0x80 | shown & 0x3f);
            }
        }
    }

    private void control(char c) {
        buffer[length++] = '\\';
        switch (c) {
            case '\n' -> buffer[length++] = 'n';
            case '\r' -> buffer[length++] = 'r';
            case '\t' -> buffer[length++] = 't';
            case '\f' -> buffer[length++] = 'f';
            case '\b' -> buffer[length++] = 'b';
            default -> {
                buffer[length++] = 'u';
                buffer[length++] = '0';
                buffer[length++] = '0';
                buffer[length++] = HEX[c >> 4];
                buffer[length++] = HEX[c & 15];
            }
        }
    }

    private void put(byte b) {
        room(1);
        buffer[length++] = b;
    }

    private void room(int more) {
        if (more > buffer.length - length) {
            buffer = Arrays.copyOf(buffer, Math.max(buffer.length * 2, length + more));
        }
    }
}
