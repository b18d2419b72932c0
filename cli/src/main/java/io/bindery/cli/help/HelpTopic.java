package io.bindery.cli.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A subject that concerns several commands. Its text is the resource of its name.
public enum HelpTopic {
    BATCH("The records of compile --batch and their results."),
    EXIT_CODES("The exit codes of all commands."),
    JSON("The machine-readable output of all commands."),
    LOGGING("Log lines, levels, colours and destinations."),
    SETTINGS("Where settings come from, and in which order."),
    VARIABLES("The environment variables that Bindery reads.");

    private final String summary;

    HelpTopic(String summary) {
        this.summary = summary;
    }

    /// The name of the topic on the command line.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String summary() {
        return summary;
    }

    public static @Nullable HelpTopic of(String word) {
        return Arrays.stream(values()).filter(topic -> topic.word().equals(word)).findFirst().orElse(null);
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(HelpTopic::word).toList();
    }

    /// The page.
    public String text() {
        try (InputStream in = Objects.requireNonNull(HelpTopic.class.getResourceAsStream("/help/" + word() + ".txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
