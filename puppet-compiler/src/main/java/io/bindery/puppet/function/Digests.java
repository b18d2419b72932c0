package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Digests of texts, in hexadecimal.
public final class Digests {
    private Digests() {}

    /// @param algorithm Java's name, such as `SHA-256`
    public static String hex(String algorithm, String text) {
        return hex(algorithm, text.getBytes(StandardCharsets.UTF_8));
    }

    public static String hex(String algorithm, byte[] bytes) {
        return HexFormat.of().formatHex(begin(algorithm).digest(bytes));
    }

    /// The digest of some bytes after the other.
    public static byte[] bytes(String algorithm, byte[]... parts) {
        MessageDigest digest = begin(algorithm);
        for (byte[] part : parts) {
            digest.update(part);
        }
        return digest.digest();
    }

    /// A digest of nothing yet.
    public static MessageDigest begin(String algorithm) {
        try {
            return MessageDigest.getInstance(algorithm);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalArgumentException("every Java has " + algorithm, e);
        }
    }

    static Function function(String name, String algorithm) {
        return LegacyFunction.of(
                name, 1, (call, arguments) -> Str.of(hex(algorithm, LegacyFunction.string(arguments.getFirst()))));
    }
}
