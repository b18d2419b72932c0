package io.bindery.server.v3;

import io.bindery.data.JsonOutput;
import io.bindery.text.RubyFloat;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// Reads MessagePack and writes the same data as JSON.
final class MessagePackReader {
    private static final int DEEPEST = 100;

    private final ByteBuffer in;
    private final JsonOutput out = new JsonOutput();

    private MessagePackReader(byte[] bytes) {
        in = ByteBuffer.wrap(bytes).order(ByteOrder.BIG_ENDIAN);
    }

    /// @throws V3Error if the bytes are not one value of that form
    static byte[] json(byte[] bytes) {
        MessagePackReader reader = new MessagePackReader(bytes);
        try {
            reader.value(0);
        } catch (BufferUnderflowException cut) {
            throw V3Error.unreadable("the MessagePack data ends too early");
        }
        if (reader.in.hasRemaining()) {
            throw V3Error.unreadable("there is something behind the MessagePack data");
        }
        return reader.out.bytes();
    }

    private void value(int depth) {
        if (depth > DEEPEST) {
            throw V3Error.unreadable("the MessagePack data is nested too deep");
        }
        int code = in.get() & 0xff;
        if (code < 0x80 || code >= 0xe0) {
            out.number((byte) code);
        } else if (code < 0x90) {
            map(code & 0xf, depth);
        } else if (code < 0xa0) {
            list(code & 0xf, depth);
        } else if (code < 0xc0) {
            out.string(text(code & 0x1f));
        } else {
            coded(code, depth);
        }
    }

    private void coded(int code, int depth) {
        switch (code) {
            case 0xc0 -> out.nothing();
            case 0xc2 -> out.bool(false);
            case 0xc3 -> out.bool(true);
            case 0xc4, 0xd9 -> out.string(text(in.get() & 0xff));
            case 0xc5, 0xda -> out.string(text(in.getShort() & 0xffff));
            case 0xc6, 0xdb -> out.string(text(in.getInt() & 0xffffffffL));
            case 0xca -> real(in.getFloat());
            case 0xcb -> real(in.getDouble());
            case 0xcc -> out.number(in.get() & 0xff);
            case 0xcd -> out.number(in.getShort() & 0xffff);
            case 0xce -> out.number(in.getInt() & 0xffffffffL);
            case 0xcf -> out.literal(Long.toUnsignedString(in.getLong()));
            case 0xd0 -> out.number(in.get());
            case 0xd1 -> out.number(in.getShort());
            case 0xd2 -> out.number(in.getInt());
            case 0xd3 -> out.number(in.getLong());
            case 0xdc -> list(in.getShort() & 0xffff, depth);
            case 0xdd -> list(in.getInt() & 0xffffffffL, depth);
            case 0xde -> map(in.getShort() & 0xffff, depth);
            case 0xdf -> map(in.getInt() & 0xffffffffL, depth);
            default -> throw V3Error.unreadable("the MessagePack data has a value of the kind 0x%02x, which no agent sends".formatted(code));
        }
    }

    private void real(double value) {
        if (!Double.isFinite(value)) {
            throw V3Error.unreadable("the MessagePack data has a number that is none");
        }
        out.literal(RubyFloat.text(value));
    }

    private String text(long length) {
        if (length > in.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[(int) length];
        in.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private void list(long count, int depth) {
        out.beginArray();
        for (long at = 0; at < count; at++) {
            value(depth + 1);
        }
        out.endArray();
    }

    private void map(long count, int depth) {
        out.beginObject();
        for (long at = 0; at < count; at++) {
            out.key(key());
            value(depth + 1);
        }
        out.endObject();
    }

    private String key() {
        int code = in.get() & 0xff;
        if (code >= 0xa0 && code < 0xc0) {
            return text(code & 0x1f);
        }
        return switch (code) {
            case 0xd9 -> text(in.get() & 0xff);
            case 0xda -> text(in.getShort() & 0xffff);
            case 0xdb -> text(in.getInt() & 0xffffffffL);
            default -> throw V3Error.unreadable("the MessagePack data has a key that is no text");
        };
    }
}
