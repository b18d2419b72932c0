package io.bindery.cfengine.function;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Digests by the names policies give them: `md5`, `sha1`, `sha256`, `sha384`, `sha512`.
final class Digests {
    private Digests() {}

    static String hex(String name, byte[] bytes) {
        return HexFormat.of().formatHex(algorithm(name).digest(bytes));
    }

    static MessageDigest algorithm(String name) {
        try {
            return MessageDigest.getInstance(name.equals("md5") ? "MD5" : "SHA-" + name.substring(3));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalArgumentException(name, e);
        }
    }

    /// A file's digest, read in pieces.
    static String hex(String name, Path file) throws IOException {
        MessageDigest digest = algorithm(name);
        try (InputStream input = Files.newInputStream(file)) {
            byte[] piece = new byte[1 << 16];
            for (int count = input.read(piece); count >= 0; count = input.read(piece)) {
                digest.update(piece, 0, count);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }
}
