package io.bindery.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/// Compression of response bodies.
final class Gzip {
    /// Shorter bodies hardly shrink. Puppet Server compresses them too, down to a few bytes.
    static final int WORTH_BYTES = 256;

    private Gzip() {}

    /// The gzip form of bytes that are sent once. The fastest level: catalogs shrink to a sixth by it, and the better levels cost more than the compile.
    static byte[] of(byte[] bytes) {
        return of(bytes, Deflater.BEST_SPEED);
    }

    /// The gzip form of bytes that are sent many times. The best level: it is paid once, and every answer has less to encrypt.
    static byte[] smallest(byte[] bytes) {
        return of(bytes, Deflater.BEST_COMPRESSION);
    }

    private static byte[] of(byte[] bytes, int level) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(bytes.length / 4 + 64);
        try (Stream out = new Stream(packed, level)) {
            out.write(bytes);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return packed.toByteArray();
    }

    private static final class Stream extends GZIPOutputStream {
        Stream(ByteArrayOutputStream out, int level) throws IOException {
            super(out, 1 << 13);
            def.setLevel(level);
        }
    }

    /// Whether a client takes gzip, by its Accept-Encoding header.
    static boolean isAccepted(@Nullable String header) {
        if (header == null) {
            return false;
        }
        for (String each : header.toLowerCase(Locale.ROOT).split(",")) {
            String[] parts = each.split(";");
            String coding = parts[0].strip();
            boolean refused = parts.length > 1 && parts[1].replace(" ", "").matches("q=0(\\.0*)?");
            if ((coding.equals("gzip") || coding.equals("x-gzip")) && !refused) {
                return true;
            }
        }
        return false;
    }

    /// Whether a body of that type shrinks: texts do, files of unknown content are left alone.
    static boolean isWorthwhile(@Nullable String contentType, int length) {
        return length >= WORTH_BYTES && contentType != null && !contentType.startsWith("application/octet-stream");
    }
}
