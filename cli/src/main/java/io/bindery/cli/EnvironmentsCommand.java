package io.bindery.cli;

import picocli.CommandLine.Command;

/// `bindery environments`: which environments there are.
@Command(
        name = "environments",
        mixinStandardHelpOptions = true,
        description = "Shows the environments that nodes can have.",
        subcommands = EnvironmentsListCommand.class)
final class EnvironmentsCommand extends CommandGroup {}
