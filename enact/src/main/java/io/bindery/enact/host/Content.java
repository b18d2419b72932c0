package io.bindery.enact.host;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A source of a file's bytes. It can be read more than once, and need not fit into memory.
public interface Content {
    Content EMPTY = of(new byte[0]);

    /// How many bytes there are; -1 where that is known only at the end.
    long size();

    InputStream open() throws IOException;

    /// Whether blocks of zeros take no space where the bytes come from, as they then take none in a copy.
    default boolean hasHoles() {
        return false;
    }

    /// The digest of all bytes, in hexadecimal digits.
    ///
    /// @param algorithm as Java names it, such as `SHA-256`
    default String digest(String algorithm) throws IOException {
        try (InputStream stream = open()) {
            return digest(stream, algorithm);
        }
    }

    static Content of(byte[] bytes) {
        return new Content() {
            @Override
            public long size() {
                return bytes.length;
            }

            @Override
            public InputStream open() {
                return new ByteArrayInputStream(bytes);
            }
        };
    }

    static String digest(InputStream stream, String algorithm) throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance(algorithm);
            byte[] buffer = new byte[1 << 16];
            for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
                digest.update(buffer, 0, read);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IOException("there is no digest " + algorithm, e);
        }
    }
}
