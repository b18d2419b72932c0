package io.bindery.cli.bombs;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cli.BombRange;
import io.bindery.data.JsonOutput;
import io.bindery.files.FileRemoval;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/// A process with little memory, in which bombs are read.
final class FiringRange implements AutoCloseable {
    private static final int HEAP_MEGABYTES = 300;
    private static final int HUGE_MEGABYTES = 66;
    private static final long PATIENCE_SECONDS = 300;

    /// The environment of the records beside a bomb.
    private static final String EMPTY = "empty";

    /// Where the catalogs of other nodes are.
    private static final String CATALOGS = "catalogs";

    private final Path folder;
    private @Nullable Process process;

    FiringRange(Path folder) {
        this.folder = folder;
    }

    /// What came of a bomb.
    ///
    /// @param diagnostic what the command said of it
    /// @param milliseconds CPU time
    /// @param megabytes by which the process grew
    record Effect(String diagnostic, boolean othersAnswered, long milliseconds, long megabytes) {}

    /// Starts the process, and reads harmless inputs of every kind, so that what a bomb takes is its own.
    void start() throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC", "-Xmx" + HEAP_MEGABYTES + "m", "-Xss8m", "-Duser.timezone=UTC",
                        "--enable-native-access=ALL-UNNAMED", "-cp", classPath(), BombRange.class.getName())
                .redirectError(folder.resolve("range.err").toFile());
        builder.environment().put("CFENGINE_TEST_OVERRIDE_WORKDIR", Files.createDirectories(folder.resolve("cfengine")).toString());
        process = builder.start();
        for (int i = 0; i < 3; i++) {
            fire(Bomb.data("warm", "yaml", "", "k: [1, {a: b}]\n"));
            fire(Bomb.data("warm", "conf", "", "a = 1\nk = ${a}\n"));
            fire(Bomb.facts("warm", "json", "", "{\"k\": [1]}"));
            fire(Bomb.policy("warm", "", "vars: \"d\" data => '[1]'; \"s\" string => regex_replace(\"x\", \"x+\", \"y\", \"\"); reports: \"$(s)\";"));
            fire(Bomb.manifest("warm", "", "[1, 2].each |$x| { notify { \"${x}\": } } $a = 'x' =~ /x+/"));
        }
    }

    private static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    Effect fire(Bomb bomb) throws Exception {
        if (process == null || !process.isAlive()) {
            start();
        }
        Path place = folder.resolve("bomb");
        if (Files.exists(place)) {
            FileRemoval.tree(place);
        }
        Files.createDirectories(place.resolve(EMPTY));
        for (Map.Entry<String, String> file : bomb.files().entrySet()) {
            write(place.resolve(file.getKey()), file.getValue());
        }
        return bomb.files().containsKey("policy.cf") ? policy(place) : batch(bomb, place);
    }

    private Effect policy(Path place) throws Exception {
        Files.writeString(place.resolve("calm.cf"), "body common control { bundlesequence => { \"main\" }; }\nbundle agent main { reports: \"calm\"; }\n");
        for (String name : List.of("calm.cf", "policy.cf")) {
            Files.setPosixFilePermissions(place.resolve(name), PosixFilePermissions.fromString("rw-------"));
        }
        Took took = run(place);
        return new Effect(took.out() + took.err(), took.code() == 0, took.milliseconds(), took.megabytes());
    }

    private Effect batch(Bomb bomb, Path place) throws Exception {
        String records = record("before", place.resolve(EMPTY), null) + record("bomb", place, facts(bomb, place)) + record("after", place.resolve(EMPTY), null);
        Files.writeString(place.resolve("in"), records);
        Took took = run(place);
        List<String> answers = took.out().lines().toList();
        String diagnostic = answers.stream().filter(line -> line.startsWith("{\"name\":\"bomb\",\"error\"")).findFirst().orElse("no error: " + took.out() + took.err());
        boolean others = answers.size() == 3 && answers.stream().filter(line -> line.matches("\\{\"name\":\"(before|after)\",\"catalog\".*")).count() == 2;
        return new Effect(diagnostic, others && took.code() == 0, took.milliseconds(), took.megabytes());
    }

    private static @Nullable Path facts(Bomb bomb, Path place) {
        return bomb.files().keySet().stream().filter(name -> name.startsWith("facts.")).findFirst().map(place::resolve).orElse(null);
    }

    private static String record(String name, Path environment, @Nullable Path facts) {
        JsonOutput record = new JsonOutput();
        record.beginObject().key("name").string(name).key("certname").string("n.example.com").key("environment_dir").string(environment.toString());
        record.key("environment").string("production");
        if (Files.exists(environment.resolve(CATALOGS))) {
            record.key("catalogs").string(environment.resolve(CATALOGS).toString());
        }
        if (facts == null) {
            record.key("facts").beginObject().key("k").number(1).endObject();
        } else {
            record.key("facts").string(facts.toString());
        }
        return record.endObject().newline().toString();
    }

    private record Took(int code, String out, String err, long milliseconds, long megabytes) {}

    private Took run(Path place) throws Exception {
        Process running = process;
        PrintStream commands = new PrintStream(running.getOutputStream(), true, StandardCharsets.UTF_8);
        commands.println(place);
        String[] answer = answer(running).split("\t");
        return new Took(Integer.parseInt(answer[1]), Files.readString(place.resolve("out")), Files.readString(place.resolve("err")), Long.parseLong(answer[2]), Long.parseLong(answer[3]));
    }

    private String answer(Process running) throws IOException, InterruptedException, ExecutionException {
        @SuppressWarnings("resource")
        BufferedReader answers = running.inputReader(StandardCharsets.UTF_8);
        CompletableFuture<String> next = CompletableFuture.supplyAsync(() -> answers.lines().filter(line -> line.startsWith("took\t")).findFirst().orElse(""));
        try {
            String line = next.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (!line.isEmpty()) {
                return line;
            }
        } catch (TimeoutException hangs) {
            close();
            throw new AssertionError("no end after " + PATIENCE_SECONDS + " s", hangs);
        }
        throw new AssertionError("the process ended: " + Files.readString(folder.resolve("range.err")));
    }

    private static void write(Path file, String text) throws IOException, InterruptedException {
        Files.createDirectories(file.getParent());
        if (text.equals(Bomb.PIPE)) {
            assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor()).as("mkfifo").isZero();
            return;
        }
        int huge = text.indexOf(Bomb.HUGE);
        try (Writer out = Files.newBufferedWriter(file)) {
            if (huge < 0) {
                out.write(text);
                return;
            }
            out.write(text, 0, huge);
            String megabyte = "x".repeat(1 << 20);
            for (int i = 0; i < HUGE_MEGABYTES; i++) {
                out.write(megabyte);
            }
            out.write(text.substring(huge + Bomb.HUGE.length()));
        }
    }

    @Override
    public void close() {
        if (process != null) {
            process.destroyForcibly();
        }
    }
}
