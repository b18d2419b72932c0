package io.bindery.cli.apply;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// `bindery agent-training`: runs the most frequent work of commands that look at this machine, so that the JVM can record their
/// classes. The launcher runs it once.
///
/// Their AOT cache holds only the classes that these commands need: the JVM loads all classes of a cache when it opens it, which
/// took a third of the memory of a run that only looks at files.
public final class AgentTrainingCommand implements Command {
    public static final String NAME = "agent-training";

    private static final int FILES = 40;

    private final Consumer<String[]> commands;

    /// @param commands runs a command line of this program
    public AgentTrainingCommand(Consumer<String[]> commands) {
        this.commands = commands;
    }

    @Override
    public Synopsis synopsis() {
        return new Synopsis("bindery agent-training", "Exercises apply and facts for their AOT cache.");
    }

    @Override
    public int run(Flags flags) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        System.setOut(nowhere);
        System.setErr(nowhere);
        apply(commands);
        for (List<String> line : List.of(List.of("facts"), List.of("facts", "--json"), List.of("facts", "os.family"))) {
            commands.accept(line.toArray(String[]::new));
        }
        return 0;
    }

    /// Runs that make files and then find them right, and a rehearsal, in directories that the launcher removes.
    public static void apply(Consumer<String[]> commands) {
        String home = System.getProperty("java.io.tmpdir", "/tmp") + "/apply";
        StringBuilder files = new StringBuilder("file { '" + home + "/tree': ensure => directory }\n");
        for (int i = 0; i < FILES; i++) {
            files.append("file { '%s/tree/f%d': content => \"file %d\\n\", mode => '0644' }%n".formatted(home, i, i));
        }
        applyCode(commands, home, files.toString());
        applyCode(commands, home, files.toString());
        applyCode(commands, home, "file { '" + home + "/motd': content => 'x', mode => '0644', owner => 'root' } notify { 'n': } "
                + "exec { '/bin/true': unless => '/bin/true' }", "--noop");
    }

    private static void applyCode(Consumer<String[]> commands, String home, String code, String... flags) {
        List<String> line = new ArrayList<>(List.of("apply"));
        // No modules of this machine: their facts run programs that take long.
        for (String setting : List.of("confdir", "vardir", "publicdir", "codedir", "basemodulepath", "rundir", "logdir")) {
            line.addAll(List.of("--" + setting, home + "/" + setting));
        }
        line.addAll(List.of(flags));
        line.addAll(List.of("--color", "false", "-e", code));
        commands.accept(line.toArray(String[]::new));
    }
}
