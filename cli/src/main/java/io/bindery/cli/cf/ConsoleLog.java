package io.bindery.cli.cf;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.value.ByteText;
import java.io.PrintStream;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.BiConsumer;

/// Log lines on standard output, as the reference program writes them: the level right-aligned, then the message.
final class ConsoleLog implements Log {
    private final PrintStream out;
    private Level loudest;
    private final boolean timestamps;
    private final boolean color;
    private final BiConsumer<Level, String> also;
    private String prefix = "";

    ConsoleLog(PrintStream out, Level loudest, boolean timestamps, boolean color) {
        this(out, loudest, timestamps, color, (level, message) -> {});
    }

    private ConsoleLog(PrintStream out, Level loudest, boolean timestamps, boolean color, BiConsumer<Level, String> also) {
        this.also = also;
        this.out = out;
        this.loudest = loudest;
        this.timestamps = timestamps;
        this.color = color;
    }

    /// The same log, which also passes every shown line to another log.
    ConsoleLog heardBy(BiConsumer<Level, String> other) {
        return new ConsoleLog(out, loudest, timestamps, color, other);
    }

    @Override
    public boolean shows(Level level) {
        return level.compareTo(loudest) <= 0;
    }

    @Override
    public void log(Level level, String message) {
        if (!shows(level)) {
            return;
        }
        also.accept(level, message);
        String word = level.label();
        StringBuilder line = new StringBuilder(prefix);
        if (timestamps) {
            line.append(time()).append(' ');
        }
        line.append(paint(level)).append(" ".repeat(Math.max(0, 8 - word.length()))).append(word).append(": ");
        line.append(message).append('\n').append(color ? "\u001b[0m" : "");
        send(line.toString());
    }

    private String paint(Level level) {
        return !color
                ? ""
                : switch (level) {
                    case CRITICAL, ERROR -> "\u001b[31m";
                    case WARNING -> "\u001b[33m";
                    case NOTICE, INFO -> "\u001b[32m";
                    case VERBOSE, DEBUG -> "\u001b[34m";
                };
    }

    @Override
    public void showUpTo(Level level) {
        loudest = level;
    }

    @Override
    public void beginLinesWith(String text) {
        prefix = text + " ";
    }

    @Override
    public Log ofChild() {
        return new ConsoleLog(out, Level.NOTICE, false, color, also);
    }

    @Override
    public void output(String line) {
        also.accept(Level.NOTICE, line);
        write(line);
    }

    private static String time() {
        return ZonedDateTime.now(ZoneId.systemDefault()).format(DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ssxx", Locale.ROOT));
    }

    /// One write a line, so that lines of sub-agents do not mix.
    private void write(String line) {
        send(line + "\n");
    }

    private void send(String text) {
        byte[] bytes = ByteText.bytes(text);
        out.write(bytes, 0, bytes.length);
    }
}
