package io.bindery.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;

/// The commands that picocli reads the flags of, by name. Only the one that was asked for is made; all of them for the general help.
final class CommandTable {
    private CommandTable() {}

    /// One line a command.
    private static Map<String, Supplier<Callable<Integer>>> commands() {
        Map<String, Supplier<Callable<Integer>>> commands = new LinkedHashMap<>();
        commands.put("compile", CompileCommand::new);
        commands.put("aot-training", AotTrainingCommand::new);
        commands.put("lookup", LookupCommand::new);
        commands.put("bindings", BindingsCommand::new);
        commands.put("environments", EnvironmentsCommand::new);
        commands.put("generate", GenerateCommand::new);
        return commands;
    }

    static int run(String[] arguments) {
        Map<String, Supplier<Callable<Integer>>> commands = commands();
        CommandLine root = new CommandLine(new BinderyCommand());
        Supplier<Callable<Integer>> asked = arguments.length == 0 ? null : commands.get(arguments[0]);
        if (asked != null) {
            root.addSubcommand(arguments[0], asked.get());
        } else {
            QuickCommand.NAMES.forEach(name -> root.addSubcommand(name, listed(name)));
            commands.forEach((name, command) -> root.addSubcommand(name, command.get()));
        }
        if (arguments.length > 0 && arguments[0].equals("lookup")) {
            LookupProblem.spokenBy(root);
        }
        root.setExecutionExceptionHandler((failure, _, _) -> Main.unexpected(failure));
        root.getCommandSpec().exitCodeOnInvalidInput(1);
        root.setCaseInsensitiveEnumValuesAllowed(true);
        // A program may begin with the `@` of a virtual resource.
        root.setExpandAtFiles(false);
        return root.execute(arguments);
    }

    /// A quick command as the general help lists it.
    private static CommandLine.Model.CommandSpec listed(String name) {
        CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();
        QuickCommand command = QuickCommand.named(name);
        spec.usageMessage().description(command == null ? "" : command.summary());
        return spec;
    }
}
