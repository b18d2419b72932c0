package io.bindery.server.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/// The kinds of checksum that a client may ask for.
public enum ChecksumKind {
    MD5("md5", "MD5", false),
    MD5LITE("md5lite", "MD5", true),
    SHA1("sha1", "SHA-1", false),
    SHA1LITE("sha1lite", "SHA-1", true),
    SHA224("sha224", "SHA-224", false),
    SHA256("sha256", "SHA-256", false),
    SHA256LITE("sha256lite", "SHA-256", true),
    SHA384("sha384", "SHA-384", false),
    SHA512("sha512", "SHA-512", false),
    MTIME("mtime", null, false),
    CTIME("ctime", null, false),
    NONE("none", null, false);

    private static final int LITE_BYTES = 512;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

    private final String label;
    private final @Nullable String algorithm;
    private final boolean lite;

    ChecksumKind(String label, @Nullable String algorithm, boolean lite) {
        this.label = label;
        this.algorithm = algorithm;
        this.lite = lite;
    }

    public String label() {
        return label;
    }

    /// The kind of that name, or null.
    public static @Nullable ChecksumKind named(String label) {
        for (ChecksumKind kind : values()) {
            if (kind.label.equals(label)) {
                return kind;
            }
        }
        return null;
    }

    /// Whether the checksum depends on nothing but the content.
    boolean isDigest() {
        return algorithm != null;
    }

    /// The checksum of a file, links followed, in Puppet's form `{kind}value`.
    ///
    /// @param look the state of the file in the tree
    String of(ServedFiles files, Path file, FileLook look) throws IOException {
        return "{" + label + "}" + value(files, file, look);
    }

    private String value(ServedFiles files, Path file, FileLook look) throws IOException {
        if (algorithm != null) {
            return digest(files, file, algorithm);
        }
        return switch (this) {
            case MTIME -> text(look.modified());
            case CTIME -> text(look.changed());
            default -> "";
        };
    }

    private String digest(ServedFiles files, Path file, String name) throws IOException {
        MessageDigest digest = newDigest(name);
        try (InputStream in = files.open(file)) {
            if (lite) {
                digest.update(in.readNBytes(LITE_BYTES));
            } else {
                byte[] buffer = new byte[1 << 16];
                for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                    digest.update(buffer, 0, count);
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /// The digest of some bytes, in hexadecimal digits.
    public String hex(byte[] content) {
        if (algorithm == null) {
            throw new IllegalStateException(label + " is not a digest");
        }
        return HexFormat.of().formatHex(newDigest(algorithm).digest(content));
    }

    private static MessageDigest newDigest(String name) {
        try {
            return MessageDigest.getInstance(name);
        } catch (NoSuchAlgorithmException absent) {
            throw new IllegalStateException("This Java has no " + name, absent);
        }
    }

    /// A time as Puppet Server's Ruby prints it: with the zone's name if that is `UTC`, as with the variable `TZ`, and with its offset otherwise.
    private static String text(Instant time) {
        ZonedDateTime local = time.atZone(ZoneId.systemDefault());
        String zone = local.getZone().getId().equals("UTC") ? "UTC" : DateTimeFormatter.ofPattern("xx").format(local);
        return TIME.format(local) + " " + zone;
    }
}
