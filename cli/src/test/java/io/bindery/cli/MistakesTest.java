package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// Typical mistakes, each a file under `src/test/mistakes` with the output of Bindery and that of the reference program
/// (recorded by `it/mistakes.record`) one after the other. Bindery names the place in all of them, and what to write in most.
class MistakesTest {
    private static final Path FOLDER = Path.of("src/test/mistakes");
    private static final int LEAST_CASES = 85;
    private static final int LEAST_ADVISED = 75;

    @TempDir
    private Path work;

    /// One mistake.
    private record Mistake(String name, String command, String place, String write, Map<String, String> files, String ours) {
        static Mistake read(Path file) {
            try {
                String name = String.valueOf(file.getFileName()).replace(".txt", "");
                Map<String, String> fields = new LinkedHashMap<>();
                Map<String, StringBuilder> parts = new LinkedHashMap<>();
                StringBuilder part = null;
                for (String line : Files.readAllLines(file)) {
                    if (line.startsWith("==== ")) {
                        part = new StringBuilder();
                        parts.put(line.substring(5), part);
                    } else if (part != null) {
                        part.append(line).append('\n');
                    } else {
                        int space = line.indexOf(' ');
                        fields.put(line.substring(0, space < 0 ? line.length() : space), space < 0 ? "" : line.substring(space + 1));
                    }
                }
                Map<String, String> files = new LinkedHashMap<>();
                parts.forEach((key, text) -> files.put(key, text.toString()));
                String ours = files.remove("OURS");
                files.remove("REFERENCE");
                return new Mistake(
                        name,
                        fields.getOrDefault("$", "").replaceFirst("^bindery ", ""),
                        fields.getOrDefault("place:", "").strip(),
                        fields.getOrDefault("write:", "").strip(),
                        files,
                        ours == null ? "" : ours);
            } catch (IOException unreadable) {
                throw new java.io.UncheckedIOException(unreadable);
            }
        }

        /// The output in a folder, with `DIR` for the folder.
        String output(Path folder) throws IOException {
            for (Map.Entry<String, String> file : files.entrySet()) {
                Path path = folder.resolve(file.getKey());
                Files.createDirectories(path.getParent());
                Files.writeString(path, file.getValue());
            }
            Files.writeString(folder.resolve("facts.json"), "{\"kernel\":\"Linux\",\"os\":{\"family\":\"Debian\"}}\n");
            List<String> arguments = new ArrayList<>();
            for (String word : command.split(" ")) {
                arguments.add(word.replace("DIR", folder.toString()));
            }
            Ran ran = Ran.command(arguments.toArray(String[]::new));
            return (ran.out() + ran.err()).replace(folder.toString(), "DIR") + "exit code " + ran.code() + "\n";
        }

        boolean names(String output) {
            int colon = place.lastIndexOf(':');
            String file = colon < 0 ? place : place.substring(0, colon);
            String line = colon < 0 ? "" : place.substring(colon + 1);
            return place.isEmpty()
                    || output.contains(place)
                    || output.lines().anyMatch(each -> each.contains(file) && (line.isEmpty() || each.contains("line: " + line) || each.contains("line " + line)) || each.contains("hint: line " + line));
        }
    }

    private static List<Mistake> all() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().map(Mistake::read).toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> eachMistakeIsReportedAtItsPlace() throws IOException {
        return all().stream().map(mistake -> DynamicTest.dynamicTest(mistake.name, () -> {
            String output = mistake.output(Files.createDirectories(work.resolve(mistake.name)).toRealPath());
            if (Boolean.parseBoolean(System.getProperty("corpus.accept"))) {
                Path file = FOLDER.resolve(mistake.name + ".txt");
                String text = Files.readString(file);
                int ours = text.indexOf("==== OURS\n") + "==== OURS\n".length();
                Files.writeString(file, text.substring(0, ours) + output + text.substring(text.indexOf("==== REFERENCE\n")));
            } else {
                assertThat(output).isEqualTo(mistake.ours);
            }
            assertThat(mistake.names(output)).as("names " + mistake.place + " in\n" + output).isTrue();
            if (!mistake.write.isEmpty()) {
                assertThat(output.lines().filter(line -> line.strip().startsWith("hint: ") || line.strip().startsWith("-> ") || line.contains("; write ") || line.contains("; did you mean "))
                                .toList())
                        .as(output)
                        .anyMatch(line -> line.contains(mistake.write));
            }
        }));
    }

    @Test
    void fortyMistakesOfWhichThirtyAreAdvised() throws IOException {
        assertThat(all()).hasSizeGreaterThanOrEqualTo(LEAST_CASES);
        assertThat(all().stream().filter(mistake -> !mistake.write.isEmpty())).hasSizeGreaterThanOrEqualTo(LEAST_ADVISED);
    }
}
