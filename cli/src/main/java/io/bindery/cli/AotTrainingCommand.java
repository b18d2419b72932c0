package io.bindery.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `bindery aot-training DIRECTORY`: does what people do most, for the JVM to take note of. The launcher runs it once.
@Command(name = "aot-training", hidden = true, description = "Exercises the common commands for the AOT cache.")
final class AotTrainingCommand implements Callable<Integer> {
    private static final int ROUNDS = 5;

    @Parameters(paramLabel = "DIRECTORY", description = "Sources to work on.")
    private String directory = ".";

    @Override
    public Integer call() throws IOException {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        System.setOut(nowhere);
        System.setErr(nowhere);
        for (int i = 0; i < ROUNDS; i++) {
            Main.dispatch(new String[] {"validate", directory});
            Main.dispatch(new String[] {"validate", "--json", directory});
            Main.dispatch(new String[] {"dump", directory});
            compileExample();
        }
        return 0;
    }

    private void compileExample() {
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
