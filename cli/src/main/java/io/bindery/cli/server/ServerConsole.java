package io.bindery.cli.server;

import io.bindery.server.ServerLog;
import java.io.PrintStream;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;

/// The server's log on standard output, in the pattern of Puppet Server's log.
final class ServerConsole implements ServerLog {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSxxx");

    private final PrintStream out;

    ServerConsole(PrintStream out) {
        this.out = out;
    }

    @Override
    public void write(Level level, String source, String message) {
        String line = "%s %-5s [%s] [%s] %s"
                .formatted(TIME.format(OffsetDateTime.now()), level, Thread.currentThread().getName(), source, printable(message));
        synchronized (out) {
            out.println(line);
            out.flush();
        }
    }

    // A name in a request must not be able to write a line of its own into the log.
    private static String printable(String message) {
        StringBuilder text = new StringBuilder(message.length());
        for (int at = 0; at < message.length(); at++) {
            char each = message.charAt(at);
            text.append(Character.isISOControl(each) && each != '\t' ? "\\x%02x".formatted((int) each) : each);
        }
        return text.toString();
    }
}
