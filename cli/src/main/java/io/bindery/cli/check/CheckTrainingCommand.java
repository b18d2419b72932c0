package io.bindery.cli.check;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.files.FileReading;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;

/// `bindery check-training DIRECTORY`: checks a small control repo with a file and a mistake of most kinds, so that the JVM can record the
/// classes. The launcher runs it once. The cache of `check` is smaller than that of the commands that compile, and takes half as long to open.
public final class CheckTrainingCommand implements Command {
    public static final String NAME = "check-training";

    /// The files of the repo: each after a line `== PATH`.
    private static final String REPO = "training.txt";

    private final Consumer<String[]> commands;

    /// @param commands runs a command line of this program
    public CheckTrainingCommand(Consumer<String[]> commands) {
        this.commands = commands;
    }

    @Override
    public Synopsis synopsis() {
        return new Synopsis("bindery check-training DIRECTORY", "Exercises check for its AOT cache.");
    }

    @Override
    public int run(Flags flags) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        System.setOut(nowhere);
        System.setErr(nowhere);
        Path repo = Path.of(System.getProperty("java.io.tmpdir", "/tmp"), "check");
        write(repo);
        for (String format : new String[] {"text", "json", "sarif", "junit", "github"}) {
            run("--format", format, repo.toString());
        }
        run(repo.resolve("site").toString());
        run(flags.required("DIRECTORY"));
        run("--fix", repo.toString());
        return 0;
    }

    private void run(String... arguments) {
        String[] line = new String[arguments.length + 2];
        line[0] = "check";
        line[1] = "--no-config";
        System.arraycopy(arguments, 0, line, 2, arguments.length);
        commands.accept(line);
    }

    /// Writes the files of the repo.
    public static void write(Path repo) {
        try (InputStream in = Objects.requireNonNull(CheckTrainingCommand.class.getResourceAsStream(REPO))) {
            String text = new String(FileReading.bytes(in, REPO), StandardCharsets.UTF_8);
            for (String file : text.substring("== ".length()).split("\n== ")) {
                int end = file.indexOf('\n');
                Path path = repo.resolve(file.substring(0, end));
                FileReplacement.makeFolderFor(path);
                FileReplacement.replace(path, file.substring(end + 1) + "\n");
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
