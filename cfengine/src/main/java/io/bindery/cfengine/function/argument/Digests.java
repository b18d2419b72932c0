package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Computes digests by their names in policies: `md5`, `sha1`, `sha256`, `sha384`, `sha512`.
public final class Digests {
    private Digests() {}

    public static String hex(String name, byte[] bytes) {
        return HexFormat.of().formatHex(algorithm(name).digest(bytes));
    }

    /// The bytes of a digest; empty if the algorithm is unknown.
    public static int length(String name) {
        return switch (name) {
            case "md5" -> 16;
            case "sha1" -> 20;
            case "sha256" -> 32;
            case "sha384" -> 48;
            case "sha512" -> 64;
            default -> 0;
        };
    }

    /// Whether there is a digest of that name; an unknown name is logged.
    public static boolean isKnown(Call call, String name) {
        boolean known = length(name) > 0;
        if (!known) {
            call.log(Level.ERROR, "Could not determine function for file hashing (type=9)");
        }
        return known;
    }

    public static MessageDigest algorithm(String name) {
        try {
            return MessageDigest.getInstance(name.equals("md5") ? "MD5" : "SHA-" + name.substring(3));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalArgumentException(name, e);
        }
    }

    /// A file's digest, read in pieces.
    public static String hex(String name, Path file) throws IOException {
        try (InputStream input = Files.newInputStream(file)) {
            MessageDigest digest = algorithm(name);
            byte[] piece = new byte[1 << 16];
            for (int count = input.read(piece); count >= 0; count = input.read(piece)) {
                digest.update(piece, 0, count);
            }
            return HexFormat.of().formatHex(digest.digest());
        }
    }
}
