package io.bindery.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `bindery environments`: which environments there are.
@Command(
        name = "environments",
        mixinStandardHelpOptions = true,
        description = "Shows the environments that nodes can have.",
        subcommands = EnvironmentsListCommand.class)
final class EnvironmentsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine.usage(spec.commandLine(), System.err);
        return 1;
    }
}
