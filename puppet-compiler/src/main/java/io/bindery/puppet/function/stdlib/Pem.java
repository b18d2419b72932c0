package io.bindery.puppet.function.stdlib;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/// The blocks of a PEM text.
final class Pem {
    private static final byte[] RSA = HexFormat.of().parseHex("020100300d06092a864886f70d0101010500");

    private Pem() {}

    /// The bytes of the first block with a label, or null if the text has no such block in plain base64.
    static byte @Nullable [] body(String text, String label) {
        String begin = "-----BEGIN " + label + "-----";
        int start = text.indexOf(begin);
        int end = start < 0 ? -1 : text.indexOf("-----END " + label + "-----", start);
        if (end < 0) {
            return null;
        }
        try {
            return Base64.getDecoder().decode(text.substring(start + begin.length(), end).replaceAll("\\s", ""));
        } catch (IllegalArgumentException notPlain) {
            return null;
        }
    }

    /// A key of PKCS #1 inside the envelope of PKCS #8, which says that it is RSA's.
    static byte[] pkcs8(byte[] key) {
        byte[] octets = tagged(0x04, key);
        return tagged(0x30, ByteBuffer.allocate(RSA.length + octets.length).put(RSA).put(octets).array());
    }

    private static byte[] tagged(int tag, byte[] content) {
        byte[] length = content.length < 0x80
                ? new byte[] {(byte) content.length}
                : new byte[] {(byte) 0x82, (byte) (content.length >> 8), (byte) content.length};
        return ByteBuffer.allocate(1 + length.length + content.length).put((byte) tag).put(length).put(content).array();
    }
}
