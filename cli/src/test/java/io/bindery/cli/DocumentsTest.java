package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// Runs the examples of README and `docs/`: in a block of code a line `$ COMMAND` is run in a shell, and the lines after it are its
/// output. `$ cat FILE` of a file that is not there writes it. A line `...` stands for any lines. A block after
/// `<!-- not run: REASON -->` is only counted. `-Dcorpus.accept=true` writes the real output into the documents.
class DocumentsTest {
    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern NOT_RUN = Pattern.compile("<!-- not run: .+ -->");
    private static final int LEAST_RUN = 20;
    private static final int MOST_NOT_RUN = 16;

    /// The directory that documents show for the one the examples run in.
    private static final String SHOWN = "/srv";

    @TempDir
    private Path temporary;

    /// A command of a document with its output.
    ///
    /// @param line the index of the line of the command
    /// @param end the index of the line after the output
    private record Example(String command, int line, List<String> output, int end) {}

    private record Examples(List<Example> run, int notRun) {
        static Examples of(List<String> lines) {
            List<Example> run = new ArrayList<>();
            int notRun = 0;
            String before = "";
            for (int at = 0; at < lines.size(); at++) {
                String line = lines.get(at);
                if (!line.startsWith("```")) {
                    before = line.isBlank() ? before : line;
                    continue;
                }
                int end = at + 1;
                while (!lines.get(end).startsWith("```")) {
                    end++;
                }
                List<Example> found = block(lines, at + 1, end);
                if (NOT_RUN.matcher(before).matches()) {
                    notRun += Math.max(1, found.size());
                } else {
                    run.addAll(found);
                }
                at = end;
                before = "";
            }
            return new Examples(run, notRun);
        }

        private static List<Example> block(List<String> lines, int start, int end) {
            List<Example> found = new ArrayList<>();
            int at = start;
            while (at < end) {
                if (!lines.get(at).startsWith("$ ")) {
                    at++;
                    continue;
                }
                StringBuilder command = new StringBuilder(lines.get(at).substring(2));
                int last = at;
                while (command.toString().endsWith("\\")) {
                    command.setLength(command.length() - 1);
                    command.append(lines.get(++last).strip());
                }
                int next = last + 1;
                while (next < end && !lines.get(next).startsWith("$ ")) {
                    next++;
                }
                int stop = next;
                while (stop > last + 1 && stop == next && next < end && lines.get(stop - 1).isBlank()) {
                    stop--;
                }
                found.add(new Example(command.toString(), last, List.copyOf(lines.subList(last + 1, stop)), stop));
                at = next;
            }
            return found;
        }
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.list(HOME.resolve("docs"))) {
            return Stream.concat(Stream.of(HOME.resolve("README.md")), docs.filter(file -> file.toString().endsWith(".md")).sorted()).toList();
        }
    }

    @Test
    void examplesThatCannotRunAreMarkedAndFew() throws IOException {
        int run = 0;
        int notRun = 0;
        for (Path document : documents()) {
            Examples examples = Examples.of(Files.readAllLines(document));
            run += examples.run.size();
            notRun += examples.notRun;
        }
        assertThat(run).isGreaterThanOrEqualTo(LEAST_RUN);
        assertThat(notRun).isLessThanOrEqualTo(MOST_NOT_RUN);
    }

    @TestFactory
    Stream<DynamicTest> examplesPrintWhatTheDocumentsShow() throws IOException {
        return documents().stream()
                .map(document -> DynamicTest.dynamicTest(String.valueOf(document.getFileName()), () -> check(document)));
    }

    private void check(Path document) throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>(Files.readAllLines(document));
        List<Example> examples = Examples.of(lines).run;
        if (examples.isEmpty()) {
            return;
        }
        Path work = Files.createDirectories(temporary.resolve(String.valueOf(document.getFileName()))).toRealPath();
        prepare(work);
        boolean accept = Boolean.parseBoolean(System.getProperty("corpus.accept"));
        int moved = 0;
        List<String> assignments = new ArrayList<>();
        for (Example example : examples) {
            if (example.command.matches("\\w+=.*")) {
                assignments.add(example.command);
                continue;
            }
            List<String> actual = run(example, work, assignments);
            if (accept && !matches(example.output, actual)) {
                lines.subList(example.line + 1 + moved, example.end + moved).clear();
                lines.addAll(example.line + 1 + moved, actual);
                moved += actual.size() - example.output.size();
            } else {
                assertThat(matches(example.output, actual))
                        .as("%s: $ %s%nprinted%n%s", document.getFileName(), example.command, String.join("\n", actual))
                        .isTrue();
            }
        }
        if (accept) {
            Files.writeString(document, String.join("\n", lines) + "\n");
        }
    }

    private static boolean matches(List<String> expected, List<String> actual) {
        StringBuilder pattern = new StringBuilder();
        for (String line : expected) {
            pattern.append(line.strip().equals("...") ? "(?:.*\n)*" : Pattern.quote(steady(line)) + "\n");
        }
        StringBuilder text = new StringBuilder();
        actual.forEach(line -> text.append(steady(line)).append('\n'));
        return Pattern.matches(pattern.toString(), text);
    }

    /// A line without what differs from run to run.
    private static String steady(String line) {
        return line.stripTrailing()
                .replaceAll("in \\d+\\.\\d+ seconds", "in 0.00 seconds")
                .replaceAll("\\b\\d+\\.\\d\\d s\\b", "0.00 s")
                .replaceAll("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d[.\\d]*(?:Z|[+-]\\d\\d:\\d\\d)", "TIME");
    }

    private static List<String> run(Example example, Path work, List<String> assignments) throws IOException, InterruptedException {
        String[] words = example.command.split(" ");
        if (words.length == 2 && words[0].equals("cat") && !Files.exists(work.resolve(words[1]))) {
            Files.createDirectories(work.resolve(words[1]).getParent());
            Files.writeString(work.resolve(words[1]), inside(String.join("\n", example.output) + "\n", work));
            return example.output;
        }
        StringBuilder script = new StringBuilder();
        assignments.forEach(assignment -> script.append(assignment).append('\n'));
        ProcessBuilder shell = new ProcessBuilder("bash", "-c", script + inside(example.command, work)).directory(work.toFile()).redirectErrorStream(true);
        shell.environment().keySet().removeIf(name -> name.startsWith("BINDERY_") || name.startsWith("JAVA_") || name.startsWith("FACTER_"));
        shell.environment().put("PATH", work.resolve("bin") + ":" + System.getenv("PATH"));
        shell.environment().put("NO_COLOR", "1");
        shell.environment().put("HOME", work.resolve("home").toString());
        shell.environment().put("CFENGINE_TEST_OVERRIDE_WORKDIR", work.resolve("cfengine").toString());
        Process process = shell.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return output.replace(work + "/tmp/", "/tmp/").replace(work.toString(), SHOWN).lines().toList();
    }

    private static String inside(String text, Path work) {
        return text.replace("/tmp/", work + "/tmp/");
    }

    /// Copies the examples, and makes a command `bindery` that keeps its state in the directory.
    private static void prepare(Path work) throws IOException {
        for (String folder : List.of("bin", "tmp", "home", "cfengine")) {
            Files.createDirectories(work.resolve(folder));
        }
        try (Stream<Path> files = Files.walk(HOME.resolve("examples"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = work.resolve(HOME.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.writeString(target, inside(Files.readString(file), work));
                Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rw-------"));
            }
        }
        String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        String state = work.resolve("state").toString();
        String script = """
                #!/bin/bash
                case ${1:-} in
                  apply|resource|filebucket)
                    command=$1; shift
                    set -- "$command" --confdir STATE/conf --vardir STATE/var --publicdir STATE/public --rundir STATE/run --logdir STATE/log --certname web01.example.com "$@" ;;
                esac
                exec 'JAVA/bin/java' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xss16m --enable-native-access=ALL-UNNAMED -Dbindery.root=STATE -cp 'CLASSES' io.bindery.cli.Main "$@"
                """.replace("STATE", state).replace("JAVA", System.getProperty("java.home")).replace("CLASSES", classes);
        for (String place : List.of("bin/bindery", "bindery")) {
            Files.writeString(work.resolve(place), script);
            Files.setPosixFilePermissions(work.resolve(place), PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }
}
