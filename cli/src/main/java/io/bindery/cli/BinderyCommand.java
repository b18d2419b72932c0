package io.bindery.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `bindery` by itself: shows what there is.
@Command(
        name = "bindery",
        version = Main.VERSION,
        mixinStandardHelpOptions = true,
        description = "Configuration management: Puppet, Hiera and CFEngine in one house.")
final class BinderyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine.usage(spec.commandLine(), System.out);
        return 0;
    }
}
