package io.bindery.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `bindery generate`: Puppet code from what modules define in Ruby.
@Command(
        name = "generate",
        mixinStandardHelpOptions = true,
        description = "Generates Puppet code from Ruby definitions.",
        subcommands = GenerateTypesCommand.class)
final class GenerateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine.usage(spec.commandLine(), System.err);
        return 1;
    }
}
