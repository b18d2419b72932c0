package io.bindery.server.ca;

import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import org.bouncycastle.cert.X509CertificateHolder;
import org.jspecify.annotations.Nullable;

/// A line of the inventory: `0x0012 2026-01-01T00:00:00UTC 2031-01-01T00:00:00UTC /CN=name`.
///
/// @param subject the distinguished name behind the slash
record InventoryEntry(BigInteger serial, Instant begins, Instant ends, String subject) {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final String ZONE = "UTC";

    static InventoryEntry of(X509CertificateHolder certificate) {
        return new InventoryEntry(
                certificate.getSerialNumber(),
                certificate.getNotBefore().toInstant(),
                certificate.getNotAfter().toInstant(),
                certificate.getSubject().toString());
    }

    /// The entry of a line, or null if the line is not an entry.
    static @Nullable InventoryEntry parse(String line) {
        String[] fields = line.strip().split(" ", 4);
        if (fields.length < 4 || !fields[0].startsWith("0x") || !fields[3].startsWith("/")) {
            return null;
        }
        try {
            return new InventoryEntry(
                    new BigInteger(fields[0].substring(2), 16), time(fields[1]), time(fields[2]), fields[3].substring(1));
        } catch (NumberFormatException | DateTimeParseException broken) {
            return null;
        }
    }

    String line() {
        return "0x" + SerialFile.format(serial) + " " + time(begins) + " " + time(ends) + " /" + subject + "\n";
    }

    boolean isOf(String name) {
        return subject.equals("CN=" + name);
    }

    /// A time as the inventory and the API write it.
    static String time(Instant time) {
        return TIME.format(time) + ZONE;
    }

    private static Instant time(String text) {
        String bare = text.endsWith(ZONE) ? text.substring(0, text.length() - ZONE.length()) : text;
        return LocalDateTime.parse(bare, TIME.withZone(null)).toInstant(ZoneOffset.UTC);
    }
}
