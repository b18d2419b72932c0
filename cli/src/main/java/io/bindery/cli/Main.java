package io.bindery.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The one command, `bindery`.
@Command(
        name = "bindery",
        mixinStandardHelpOptions = true,
        version = "bindery 0.1.0",
        description = "Puppet, Hiera and CFEngine in one house.",
        subcommands = CompileCommand.class)
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        // CFEngine's commands read their own flags, and start too often to wait for anything they do not need.
        System.exit(CfCommands.isOne(arguments) ? CfCommands.run(arguments) : new CommandLine(new Main()).execute(arguments));
    }
}
