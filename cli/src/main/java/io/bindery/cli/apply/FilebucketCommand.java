package io.bindery.cli.apply;

import io.bindery.cli.apply.PuppetArguments.Option;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.file.Bucket;
import io.bindery.puppet.transaction.Workbench;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `bindery filebucket`: keeps files in the bucket of this machine, and gets them back.
public final class FilebucketCommand {
    private static final List<Option> OPTIONS = List.of(
            new Option("local", 'l', false, "Use the bucket of this machine, which is the only one."),
            new Option("bucket", 'b', true, "The directory of the bucket."),
            new Option("verbose", 'v', false, "Accepted; there are no log lines of level info."),
            new Option("debug", 'd', false, "Accepted; there are no log lines of level debug."),
            new Option("help", 'h', false, "Show this help."),
            new Option("version", 'V', false, "Show the version."));

    /// What `--help` shows.
    public static Synopsis synopsis() {
        return PuppetArguments.synopsis(
                "bindery filebucket [FLAGS] backup FILE... | get DIGEST | restore FILE DIGEST | diff ONE OTHER | list",
                "Keeps files by their digest, and gets them back.",
                OPTIONS);
    }

    /// Runs the command; the exit code.
    public int run(String[] arguments) throws IOException {
        PuppetArguments parsed;
        try {
            parsed = PuppetArguments.parse(arguments, OPTIONS, ApplySettings.defaults());
        } catch (PuppetArguments.WrongArguments wrong) {
            System.err.println("Error: Could not parse application options: " + wrong.getMessage());
            return 1;
        }
        ApplySettings settings = ApplySettings.read(parsed.settings(), problem -> System.err.println("Error: " + problem));
        Log log = settings.log(parsed.has("debug") ? LogLevel.DEBUG : LogLevel.NOTICE, List.of(), ApplySettings.CONSOLE);
        Workbench bench = new Applying(settings, log).bench(settings.text("environment"), List.of());
        @Nullable String given = parsed.value("bucket");
        Path directory = given == null ? bench.options().bucket() : Path.of(given).toAbsolutePath();
        try {
            return run(parsed.rest(), new Bucket(directory, bench.options().digestAlgorithm(), bench.host(), bench.enactor()));
        } catch (ResourceError error) {
            log.write(LogLevel.ERR, "Could not run: " + error.message());
            return 1;
        }
    }

    private static int run(List<String> rest, Bucket bucket) throws IOException {
        List<String> operands = rest.isEmpty() ? List.of() : rest.subList(1, rest.size());
        String action = rest.isEmpty() ? "" : rest.getFirst();
        switch (action) {
            case "backup" -> {
                if (operands.isEmpty()) {
                    throw new ResourceError("You must specify a file to back up");
                }
                operands.forEach(file -> print(file + ": " + bucket.backup(Path.of(file).toAbsolutePath()) + "\n"));
            }
            case "get" -> System.out.write(content(bucket, operand(operands, 0)));
            case "restore" -> bucket.restore(Path.of(operand(operands, 0)).toAbsolutePath(), operand(operands, 1));
            case "diff" -> print(bucket.difference(operand(operands, 0), operand(operands, 1)));
            case "list" -> bucket.list().forEach(line -> print(line + "\n"));
            default -> throw new ResourceError(action.isEmpty() ? "Called without a command" : "Unknown command " + action);
        }
        System.out.flush();
        return 0;
    }

    private static String operand(List<String> operands, int at) {
        if (operands.size() <= at) {
            throw new ResourceError("Too few arguments");
        }
        return operands.get(at);
    }

    private static byte[] content(Bucket bucket, String digest) {
        return bucket.content(digest).orElseThrow(() -> new ResourceError("File not found"));
    }

    private static void print(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        System.out.write(bytes, 0, bytes.length);
    }
}
