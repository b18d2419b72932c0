package io.bindery.cli.command;

import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.UsageError;
import io.bindery.puppet.report.FileLog;
import io.bindery.puppet.report.LogSink;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The log flags that Puppet's applications share: the level of written lines, their destinations, and their colours.
public final class LogOptions {
    public static final List<Flag> FLAGS = List.of(
            new Flag("verbose", 'v', Argument.NONE, "Write log lines of level info too."),
            new Flag("debug", 'd', Argument.NONE, "Write log lines of every level."),
            Flag.on("trace", "Write the stack of Java with an internal error."),
            Flag.taking("color", "WHEN", "ansi, html or false; unless given, ansi on a terminal where NO_COLOR is not set."),
            Flag.taking("logdest", "DEST", "console, syslog, or a file (.json and .jsonl in those forms). Can be repeated.").withLetter('l'));

    private LogOptions() {}

    /// The terminal that the flags ask for.
    public static Terminal terminal(Flags flags) {
        Terminal.Level least =
                flags.has("debug") ? Terminal.Level.DEBUG : flags.has("verbose") ? Terminal.Level.INFO : Terminal.Level.NOTICE;
        List<LogSink> sinks = new ArrayList<>();
        boolean console = !flags.has("logdest");
        for (String destination : flags.list("logdest")) {
            switch (destination) {
                case "console" -> console = true;
                case "syslog" -> sinks.add(new SystemLog());
                default -> sinks.add(file(destination));
            }
        }
        return new Terminal(least, colour(flags.value("color")), console, sinks);
    }

    private static LogSink file(String destination) {
        try {
            return new FileLog(Path.of(destination).toAbsolutePath());
        } catch (IOException unwritable) {
            throw new UsageError("--logdest: cannot write to " + destination + ": " + unwritable.getMessage());
        }
    }

    private static Terminal.@Nullable Colour colour(@Nullable String asked) {
        return switch (asked) {
            case null -> null;
            case "ansi", "true", "yes", "always" -> Terminal.Colour.ANSI;
            case "html" -> Terminal.Colour.HTML;
            case "false", "no", "none", "never" -> Terminal.Colour.NONE;
            case "auto" -> null;
            default -> throw new UsageError("--color is one of ansi, html, false; not " + asked);
        };
    }
}
