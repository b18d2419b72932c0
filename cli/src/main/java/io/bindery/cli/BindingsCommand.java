package io.bindery.cli;

import picocli.CommandLine.Command;

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
final class BindingsCommand extends CommandGroup {}
