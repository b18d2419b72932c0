package io.bindery.cli;

import io.bindery.cli.apply.AgentTrainingCommand;
import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// `bindery aot-training DIRECTORY`: runs the most frequent work of commands, so that the JVM can record the classes for the AOT
/// cache. The launcher runs it once.
final class AotTrainingCommand implements Command {
    static final String NAME = "aot-training";

    private static final int ROUNDS = 5;

    @Override
    public Synopsis synopsis() {
        return new Synopsis("bindery aot-training DIRECTORY", "Exercises the common commands for the AOT cache.");
    }

    @Override
    public int run(Flags flags) {
        String directory = flags.required("DIRECTORY");
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        System.setOut(nowhere);
        System.setErr(nowhere);
        for (int i = 0; i < ROUNDS; i++) {
            Main.dispatch(new String[] {"validate", directory});
            Main.dispatch(new String[] {"validate", "--json", directory});
            Main.dispatch(new String[] {"dump", directory});
            Main.dispatch(new String[] {"check", "--no-config", directory});
            compileExample(directory);
            AgentTrainingCommand.apply(Main::dispatch);
            Main.dispatch(new String[] {"facts"});
            Main.dispatch(new String[] {"facts", "--json", "--show-legacy"});
            Main.dispatch(new String[] {"facts", "os.family"});
        }
        startRuby(directory);
        return 0;
    }

    /// A template beyond our own reading of ERB, so that JRuby is started, with the libraries that modules use most.
    private static void startRuby(String directory) {
        String template = "<%= [{ 'a' => 1 }.to_yaml, YAML.safe_load('a: 1'), [1].to_json, JSON.parse('[1]'), Digest::MD5.hexdigest('a'), "
                + "Base64.encode64('a'), URI.parse('http://a/'), ObjectSpace.respond_to?(:x)].inspect %>";
        Main.dispatch(new String[] {
            "compile", "--environment-dir", directory + "/environments/production", "--certname", "web01.example.com",
            "--facts", directory + "/facts/web01.example.com.json",
            "-e", "notice(inline_template(@(END)))\n" + template + "\n| END\n"
        });
    }

    private static void compileExample(String directory) {
        String environment = directory + "/environments/production";
        String facts = directory + "/facts/web01.example.com.json";
        if (Files.isRegularFile(Path.of(facts))) {
            Main.dispatch(new String[] {
                "compile", "--environment-dir", environment, "--certname", "web01.example.com", "--facts", facts
            });
            Main.dispatch(new String[] {
                "lookup", "users::accounts", "--environment-dir", environment, "--node", "web01.example.com", "--facts", facts
            });
        }
    }
}
