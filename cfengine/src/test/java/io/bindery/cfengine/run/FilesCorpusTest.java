package io.bindery.cfengine.run;

import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.function.Level;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.LocalHost;
import io.bindery.testkit.Corpus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// Policies that change files, compared with cf-agent's output and with the files it left. The script `record` beside the cases
/// makes the goldens; its header explains how a case lays out its files.
class FilesCorpusTest {
    private static final LocalHost HOST = new LocalHost(new LocalProcesses());

    /// The mask that the goldens were recorded with.
    private static final int MASK = 0077;

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> saysAndDoesWhatTheReferenceProgramDoes() {
        return Corpus.of("src/test/corpus/files").inputs(".cf").atLeast(20).tests(".out", this::run);
    }

    private String run(Path policy) throws IOException {
        Path work = Files.createTempDirectory(folder, "work");
        Path data = Files.createDirectories(work.resolve("data"));
        Files.createDirectories(work.resolve("inputs"));
        Path copy = Files.copy(policy, work.resolve("inputs").resolve("policy.cf"));
        List<String> text = Files.readAllLines(policy, StandardCharsets.ISO_8859_1);
        prepare(data, text);
        Said said = new Said();
        Options options = Options.of(Options.Component.AGENT, new Workspace(work), copy.toString(), Instant.now())
                .with(Options.Switch.IGNORE_LOCKS, Options.Switch.FULL_CHECK)
                .masking(MASK)
                .withIf(text.contains("#@ options -n"), Options.Switch.DRY_RUN);
        if (text.stream().anyMatch(line -> line.startsWith("#@ options --simulate"))) {
            options = options.with(Options.Switch.DRY_RUN, Options.Switch.SIMULATE)
                    .withIf(text.contains("#@ options --simulate=manifest-full"), Options.Switch.SHOW_UNCHANGED);
        }
        Agent agent = new Agent(
                new RunSetup(new SyntaxTables(), said, HOST, problem -> said.output(problem.message()), unused -> {}));
        int status = agent.run(options).status();
        said.lines.add("-- " + status);
        tree(data, data, said.lines);
        return masked(String.join("\n", said.lines) + "\n", work);
    }

    private static String masked(String text, Path work) {
        return text.replace(work.toString(), "WORK")
                .replaceAll("state/\\d+\\.changes", "state/PID.changes")
                .replaceAll("\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d [-+]\\d{4}", "TIME")
                .replaceAll("(?m)^Size: \\d+$", "Size: SIZE")
                .replaceAll("Uid: .*", "ACCOUNTS")
                .replaceAll("_\\d{9,10}_\\w{3}_\\w{3}__?\\d+_\\d\\d_\\d\\d_\\d\\d_\\d{4}", "_STAMP");
    }

    private static void prepare(Path data, List<String> policy) throws IOException {
        mode(data, "700");
        Path file = data;
        for (String line : policy) {
            if (line.startsWith("#|")) {
                Files.writeString(
                        file, (line.length() > 3 ? line.substring(3) : "") + "\n", StandardCharsets.ISO_8859_1, java.nio.file.StandardOpenOption.APPEND);
            } else if (line.startsWith("#@ ")) {
                file = object(data, line.substring(3).split(" "));
            }
        }
    }

    private static Path object(Path data, String[] words) throws IOException {
        Path path = data.resolve(words[1]);
        switch (words[0]) {
            case "file" -> mode(Files.createFile(path), words.length > 2 ? words[2] : "600");
            case "dir" -> mode(Files.createDirectory(path), words.length > 2 ? words[2] : "700");
            case "link" -> Files.createSymbolicLink(path, Path.of(words[2]));
            case "time" -> Files.setLastModifiedTime(path, FileTime.from(Instant.parse(words[2])));
            case "pipe" -> HOST.files().createPipe(path, words.length > 2 ? Integer.parseInt(words[2], 8) : 0600);
            default -> {}
        }
        return path;
    }

    private static void mode(Path path, String octal) throws IOException {
        Files.setAttribute(path, "unix:mode", Integer.parseInt(octal, 8));
    }

    /// Directories level by level, as the script walks them.
    private static void tree(Path root, Path directory, List<String> lines) throws IOException {
        List<Path> entries;
        try (Stream<Path> all = Files.list(directory)) {
            entries = all.sorted((a, b) -> a.getFileName().toString().compareTo(b.getFileName().toString())).toList();
        }
        for (Path entry : entries) {
            String name = root.relativize(entry).toString();
            if (Files.isSymbolicLink(entry)) {
                lines.add(name + " -> " + Files.readSymbolicLink(entry));
            } else if (Files.isDirectory(entry)) {
                lines.add(name + "/ " + mode(entry));
            } else if (!Files.isRegularFile(entry)) {
                lines.add(name + " fifo " + mode(entry));
            } else {
                lines.add(name + " " + mode(entry));
                content(entry, lines);
            }
        }
        for (Path entry : entries) {
            if (Files.isDirectory(entry) && !Files.isSymbolicLink(entry)) {
                tree(root, entry, lines);
            }
        }
    }

    private static void content(Path file, List<String> lines) throws IOException {
        String[] parts = Files.readString(file, StandardCharsets.ISO_8859_1).split("\n", -1);
        Arrays.stream(parts, 0, parts.length - 1).forEach(line -> lines.add("| " + line));
        if (!parts[parts.length - 1].isEmpty()) {
            lines.add("|\\ " + parts[parts.length - 1]);
        }
    }

    private static String mode(Path path) throws IOException {
        return String.format(Locale.ROOT, "%04o", (int) Files.getAttribute(path, "unix:mode") & 07777);
    }

    /// What a run says, as far as `-I` shows it.
    private static final class Said implements Log {
        private final List<String> lines = new ArrayList<>();

        @Override
        public void log(Level level, String message) {
            if (shows(level)) {
                lines.add(String.format(Locale.ROOT, "%8s: %s", level.label(), message));
            }
        }

        @Override
        public void output(String line) {
            lines.add(line);
        }

        @Override
        public boolean shows(Level level) {
            return level.compareTo(Level.INFO) <= 0;
        }
    }
}
