package io.bindery.inventory;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The offset of local time from UTC at one moment, read from `/etc/localtime`.
///
/// The JDK knows it too, but reads the rules of all zones of the world first, which takes longer than a short run. It is asked
/// only if the file cannot answer: after the file's last transition if a rule for summer time applies, or if the environment
/// names a zone.
public final class LocalZone {
    private static final int MAGIC = 0x545a6966;

    private LocalZone() {}

    public static ZoneOffset offset(Instant moment, Map<String, String> environment) {
        boolean named = !environment.getOrDefault("TZ", "").isEmpty();
        Integer seconds = named ? null : seconds(Path.of("/etc/localtime"), moment.getEpochSecond());
        return seconds == null
                ? ZoneId.systemDefault().getRules().getOffset(moment)
                : ZoneOffset.ofTotalSeconds(seconds);
    }

    /// Null if the file does not say.
    static @Nullable Integer seconds(Path file, long moment) {
        try {
            return Files.exists(file) ? seconds(ByteBuffer.wrap(FileReading.bytes(file)), moment) : Integer.valueOf(0);
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    /// The format is that of RFC 8536; its second part, with 64-bit times, is read.
    private static @Nullable Integer seconds(ByteBuffer data, long moment) {
        Counts first = Counts.read(data);
        if (first.version < '2') {
            return null;
        }
        data.position(data.position() + first.size(Integer.BYTES));
        Counts counts = Counts.read(data);
        int start = data.position();
        int last = -1;
        for (int at = 0; at < counts.times && data.getLong(start + at * Long.BYTES) <= moment; at++) {
            last = at;
        }
        int kinds = start + counts.times * Long.BYTES;
        String rule = new String(data.array(), start + counts.size(Long.BYTES), data.array().length - start - counts.size(Long.BYTES),
                StandardCharsets.US_ASCII);
        if (last == counts.times - 1 && rule.indexOf(',') >= 0) {
            return null;
        }
        int kind = last < 0 ? 0 : data.get(kinds + last) & 0xff;
        return data.getInt(kinds + counts.times + kind * 6);
    }

    private record Counts(int version, int utc, int standard, int leaps, int times, int types, int characters) {
        static Counts read(ByteBuffer data) {
            if (data.getInt() != MAGIC) {
                throw new IllegalArgumentException("not a zone file");
            }
            int version = data.get();
            data.position(data.position() + 15);
            return new Counts(version, data.getInt(), data.getInt(), data.getInt(), data.getInt(), data.getInt(), data.getInt());
        }

        int size(int timeBytes) {
            return times * (timeBytes + 1) + types * 6 + characters + leaps * (timeBytes + 4) + standard + utc;
        }
    }
}
