package io.bindery.server.http;

import io.bindery.files.FileAppending;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// Writes the access log to a file, one line a request, in the pattern of Puppet Server: address, certname, time, request line, status, bytes, referer,
/// user agent, milliseconds, length of the request, a dash (the time of a JRuby there), and then the request's id. The file is opened for each line, so that it can be rotated by renaming it.
public final class AccessLogFile implements AccessLog {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss xx", Locale.ROOT);

    private final Path file;

    public AccessLogFile(Path file) {
        this.file = file;
    }

    @Override
    public void write(Entry entry) {
        String line = "%s - %s [%s] \"%s %s %s\" %d %d \"%s\" \"%s\" %d %s - %s%n"
                .formatted(
                        entry.address(),
                        entry.caller().name().map(AccessLogFile::printable).orElse("-"),
                        TIME.format(OffsetDateTime.now()),
                        printable(entry.method()),
                        printable(entry.target()),
                        entry.protocol(),
                        entry.status(),
                        entry.bytes(),
                        printable(entry.header("referer")),
                        printable(entry.header("user-agent")),
                        entry.millis(),
                        printable(entry.header("content-length")),
                        entry.id());
        try {
            FileAppending.append(file, line.getBytes(StandardCharsets.UTF_8));
        } catch (IOException full) {
            // A request that was answered must not fail because its line cannot be written.
        }
    }

    // What a client sends must not end the line or a quotation.
    private static String printable(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            char each = text.charAt(at);
            boolean plain = each >= ' ' && each != '"' && each != '\\' && each != 0x7f;
            out.append(plain ? Character.toString(each) : "\\x%02x".formatted((int) each));
        }
        return out.toString();
    }
}
