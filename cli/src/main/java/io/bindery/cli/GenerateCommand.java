package io.bindery.cli;

import picocli.CommandLine.Command;

/// `bindery generate`: Puppet code from what modules define in Ruby.
@Command(
        name = "generate",
        mixinStandardHelpOptions = true,
        description = "Generates Puppet code from Ruby definitions.",
        subcommands = GenerateTypesCommand.class)
final class GenerateCommand extends CommandGroup {}
