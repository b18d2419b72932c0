package io.bindery.server.v3;

import io.bindery.data.DataBuilder;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SequencedMap;

/// Makes the MessagePack form of data while it is read: each value is the bytes of its form.
final class MessagePackBuilder implements DataBuilder<ByteBuffer> {
    private static final BigInteger UNSIGNED_LIMIT = BigInteger.ONE.shiftLeft(64);

    @Override
    public ByteBuffer undef() {
        return one(0xc0);
    }

    @Override
    public ByteBuffer bool(boolean value) {
        return one(value ? 0xc3 : 0xc2);
    }

    @Override
    public ByteBuffer integer(long value) {
        if (value >= -32 && value < 128) {
            return one((int) value);
        }
        if (value >= 0) {
            return value < 1 << 8 ? sized(0xcc, 1, value) : value < 1 << 16 ? sized(0xcd, 2, value) : value < 1L << 32 ? sized(0xce, 4, value) : sized(0xcf, 8, value);
        }
        return value >= Byte.MIN_VALUE
                ? sized(0xd0, 1, value)
                : value >= Short.MIN_VALUE ? sized(0xd1, 2, value) : value >= Integer.MIN_VALUE ? sized(0xd2, 4, value) : sized(0xd3, 8, value);
    }

    /// The form has integers up to 64 bits without sign; larger ones become texts.
    @Override
    public ByteBuffer bigInteger(BigInteger value) {
        return value.signum() > 0 && value.compareTo(UNSIGNED_LIMIT) < 0 ? sized(0xcf, 8, value.longValue()) : string(value.toString());
    }

    @Override
    public ByteBuffer real(double value) {
        return sized(0xcb, 8, Double.doubleToLongBits(value));
    }

    @Override
    public ByteBuffer string(String value) {
        byte[] text = value.getBytes(StandardCharsets.UTF_8);
        ByteBuffer head = text.length < 32
                ? one(0xa0 | text.length)
                : text.length < 1 << 8 ? sized(0xd9, 1, text.length) : text.length < 1 << 16 ? sized(0xda, 2, text.length) : sized(0xdb, 4, text.length);
        return joined(head, List.of(ByteBuffer.wrap(text)));
    }

    @Override
    public ByteBuffer binary(byte[] bytes) {
        return joined(sized(0xc6, 4, bytes.length), List.of(ByteBuffer.wrap(bytes)));
    }

    @Override
    public ByteBuffer list(List<ByteBuffer> elements) {
        return joined(head(0x90, 0xdc, elements.size()), elements);
    }

    @Override
    public ByteBuffer map(SequencedMap<ByteBuffer, ByteBuffer> entries) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        put(out, head(0x80, 0xde, entries.size()));
        entries.forEach((name, value) -> {
            put(out, name);
            put(out, value);
        });
        return ByteBuffer.wrap(out.toByteArray());
    }

    private static ByteBuffer head(int few, int many, int count) {
        return count < 16 ? one(few | count) : count < 1 << 16 ? sized(many, 2, count) : sized(many + 1, 4, count);
    }

    private static ByteBuffer one(int code) {
        return ByteBuffer.wrap(new byte[] {(byte) code});
    }

    private static ByteBuffer sized(int code, int bytes, long value) {
        byte[] form = new byte[1 + bytes];
        form[0] = (byte) code;
        for (int at = 0; at < bytes; at++) {
            form[1 + at] = (byte) (value >> 8 * (bytes - 1 - at));
        }
        return ByteBuffer.wrap(form);
    }

    private static ByteBuffer joined(ByteBuffer head, List<ByteBuffer> rest) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        put(out, head);
        rest.forEach(each -> put(out, each));
        return ByteBuffer.wrap(out.toByteArray());
    }

    private static void put(ByteArrayOutputStream out, ByteBuffer bytes) {
        out.write(bytes.array(), bytes.arrayOffset() + bytes.position(), bytes.remaining());
    }
}
