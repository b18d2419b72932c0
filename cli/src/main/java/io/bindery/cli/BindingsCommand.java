package io.bindery.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `bindery bindings`: what is bound for a node, why, and whether it is sound.
@Command(
        name = "bindings",
        mixinStandardHelpOptions = true,
        description = "Shows, explains and checks what is bound for a node.",
        subcommands = {
            BindingsExplainCommand.class,
            BindingsListCommand.class,
            BindingsLayersCommand.class,
            BindingsCategoriesCommand.class,
            BindingsValidateCommand.class,
            BindingsExportCommand.class,
            BindingsImportCommand.class
        })
final class BindingsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine.usage(spec.commandLine(), System.err);
        return 1;
    }
}
