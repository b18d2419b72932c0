package io.bindery.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A file that several append to.
class SharedLinesTest {
    @TempDir
    Path directory;

    private final List<String> seen = new ArrayList<>();

    private SharedLines.Turn writing(String... lines) {
        return (anew, news) -> {
            seen.add(anew + " " + news);
            return List.of(lines);
        };
    }

    @Test
    void eachSeesWhatIsNewToIt() throws Exception {
        try (SharedLines one = SharedLines.open(directory.resolve("lines"));
                SharedLines other = SharedLines.open(directory.resolve("lines"))) {
            one.take(writing("a", "b"));
            other.take(writing("c"));
            one.take(writing());
            other.take(writing());
        }
        assertThat(seen).containsExactly("true []", "true [a, b]", "false [c]", "false []");
    }

    @Test
    void aFileWrittenAnewIsReadAnew() throws Exception {
        try (SharedLines one = SharedLines.open(directory.resolve("lines"));
                SharedLines other = SharedLines.open(directory.resolve("lines"))) {
            one.take(writing("a", "a", "a", "b"));
            other.take(writing());
            one.compact(2, writing("a"));
            other.take(writing());
        }
        assertThat(seen).containsExactly("true []", "true [a, a, a, b]", "false []", "true [a]");
    }

    @Test
    void aLineCutShortDoesNotSpoilTheNext() throws Exception {
        Path file = directory.resolve("lines");
        Files.writeString(file, "0000000000000000001\na\nb");
        try (SharedLines lines = SharedLines.open(file)) {
            lines.take(writing("c"));
        }
        assertThat(Files.readString(file)).endsWith("\na\nb\nc\n");
    }
}
