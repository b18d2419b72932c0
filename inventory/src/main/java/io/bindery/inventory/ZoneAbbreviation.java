package io.bindery.inventory;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// The short name of the time zone at a moment, such as `CET` or `CEST`, as the C library determines it: from the environment
/// variable `TZ`, else from `/etc/localtime`. The JDK's short names differ from those in the zone files.
public final class ZoneAbbreviation {
    private static final int MAGIC = 0x545a6966;
    private static final int HEADER = 44;
    private static final String DATABASE = "/usr/share/zoneinfo/";
    private static final String UTC = "UTC";

    private ZoneAbbreviation() {}

    public static String probe(HostView host) {
        String variable = host.environment().get("TZ");
        if (variable == null) {
            return at(host.now(), host.bytes("/etc/localtime"), "");
        }
        String name = variable.startsWith(":") ? variable.substring(1) : variable;
        String file = name.startsWith("/") ? name : DATABASE + name;
        return at(host.now(), name.isEmpty() || name.contains("..") ? null : host.bytes(file), name);
    }

    /// @param zone the content of the zone file, if there is one
    /// @param rule the rule that holds where there is no file
    static String at(Instant moment, byte @Nullable [] zone, String rule) {
        try {
            String found = zone == null ? null : ofFile(ByteBuffer.wrap(zone), moment.getEpochSecond());
            return found != null ? found : rule.isEmpty() ? UTC : ofRule(rule, moment);
        } catch (IndexOutOfBoundsException broken) {
            return UTC;
        }
    }

    /// The format is that of RFC 8536. Its second part has 64-bit times and ends with a rule for the time after the last transition.
    private static @Nullable String ofFile(ByteBuffer data, long moment) {
        if (data.remaining() < HEADER || data.getInt(0) != MAGIC) {
            return null;
        }
        boolean wide = data.get(4) >= '2';
        int start = wide ? HEADER + size(data, 0, Integer.BYTES) : 0;
        int timeBytes = wide ? Long.BYTES : Integer.BYTES;
        int times = data.getInt(start + 32);
        int types = data.getInt(start + 36);
        int body = start + HEADER;
        int last = -1;
        for (int at = 0; at < times && time(data, body + at * timeBytes, wide) <= moment; at++) {
            last = at;
        }
        String rule = wide ? footer(data, body + size(data, start, timeBytes)) : "";
        if (last == times - 1 && rule.indexOf(',') >= 0) {
            return ofRule(rule, Instant.ofEpochSecond(moment));
        }
        int kinds = body + times * timeBytes;
        int kind = last < 0 ? 0 : data.get(kinds + last) & 0xff;
        int names = kinds + times + types * 6;
        return zeroEnded(data, names + (data.get(kinds + times + kind * 6 + 5) & 0xff));
    }

    private static long time(ByteBuffer data, int at, boolean wide) {
        return wide ? data.getLong(at) : data.getInt(at);
    }

    private static int size(ByteBuffer data, int header, int timeBytes) {
        int utc = data.getInt(header + 20);
        int standard = data.getInt(header + 24);
        int leaps = data.getInt(header + 28);
        int times = data.getInt(header + 32);
        int types = data.getInt(header + 36);
        int characters = data.getInt(header + 40);
        return times * (timeBytes + 1) + types * 6 + characters + leaps * (timeBytes + 4) + standard + utc;
    }

    private static String footer(ByteBuffer data, int at) {
        return new String(data.array(), at, data.limit() - at, StandardCharsets.US_ASCII).strip();
    }

    private static String zeroEnded(ByteBuffer data, int from) {
        int end = from;
        while (data.get(end) != 0) {
            end++;
        }
        return new String(data.array(), from, end - from, StandardCharsets.US_ASCII);
    }

    /// A rule such as `CET-1CEST,M3.5.0,M10.5.0/3`: the names, and when summer time holds.
    private static String ofRule(String rule, Instant moment) {
        PosixZone zone = PosixZone.parse(rule);
        return zone == null ? rule : zone.abbreviation(moment);
    }
}
