package io.bindery.puppet.resource.file;

import io.bindery.enact.host.FileState;
import io.bindery.enact.host.HostFiles;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/// The ways to compare contents: by a digest, by a digest of their beginning, by a time, or not at all.
enum Checksum {
    SHA256("SHA-256", false),
    SHA256LITE("SHA-256", true),
    MD5("MD5", false),
    MD5LITE("MD5", true),
    SHA1("SHA-1", false),
    SHA1LITE("SHA-1", true),
    SHA512("SHA-512", false),
    SHA384("SHA-384", false),
    SHA224("SHA-224", false),
    MTIME("", false),
    CTIME("", false),
    NONE("", false);

    /// How much of a content the `lite` digests look at.
    private static final int LITE_BYTES = 512;

    private static final long CONTENT_LIMIT = 1L << 31;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss xx");

    private final String algorithm;
    private final boolean lite;

    Checksum(String algorithm, boolean lite) {
        this.algorithm = algorithm;
        this.lite = lite;
    }

    static final List<String> WORDS = Arrays.stream(values()).map(Checksum::word).toList();

    String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /// Whether a text may be a checksum of this kind, without the kind in braces before it.
    boolean accepts(String text) {
        return switch (this) {
            case MTIME, CTIME -> !text.isEmpty();
            case NONE -> text.isEmpty();
            default -> text.matches("\\p{XDigit}{" + 2 * digest(algorithm).getDigestLength() + "}");
        };
    }

    /// Whether it compares times.
    boolean isTime() {
        return this == MTIME || this == CTIME;
    }

    /// Whether the checksum does not depend on the bytes of a content.
    boolean isSourceOnly() {
        return isTime() || this == NONE;
    }

    /// A checksum of this kind with the kind in braces before it.
    String prefixed(String checksum) {
        return "{" + word() + "}" + checksum;
    }

    /// A checksum without the kind in braces before it.
    static Value bare(Value checksum) {
        return checksum instanceof Str(String text) ? Str.of(text.substring(text.indexOf('}') + 1)) : checksum;
    }

    /// The checksum of a content, such as `{sha256}2c26...`.
    String of(byte[] content) {
        if (isSourceOnly()) {
            return "{" + word() + "}";
        }
        int length = lite ? Math.min(content.length, LITE_BYTES) : content.length;
        MessageDigest digest = digest(algorithm);
        digest.update(content, 0, length);
        return "{" + word() + "}" + HexFormat.of().formatHex(digest.digest());
    }

    /// The checksum of a file.
    String of(Path path, FileState state, HostFiles files) throws IOException {
        return switch (this) {
            case MTIME -> "{mtime}" + time(state.modified());
            case CTIME -> "{ctime}" + time(state.changed());
            case NONE -> "{none}";
            default -> lite ? of(files.read(path, CONTENT_LIMIT)) : "{" + word() + "}" + files.digest(path, algorithm);
        };
    }

    private static String time(Instant instant) {
        return TIME.format(instant.atZone(ZoneId.systemDefault()));
    }

    /// Whether the time of one checksum is not before that of another.
    static boolean isAsNew(String current, String desired) {
        return instant(current).compareTo(instant(desired)) >= 0;
    }

    private static Instant instant(String checksum) {
        String text = checksum.substring(checksum.indexOf('}') + 1);
        return java.time.OffsetDateTime.parse(text, TIME).toInstant();
    }

    static MessageDigest digest(String algorithm) {
        try {
            return MessageDigest.getInstance(algorithm);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("the Java runtime has no " + algorithm, e);
        }
    }
}
