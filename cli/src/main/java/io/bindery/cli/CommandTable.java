package io.bindery.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;

/// The commands by name. Only the one that was asked for is made; all of them for the general help.
final class CommandTable {
    private CommandTable() {}

    /// One line a command.
    private static Map<String, Supplier<Callable<Integer>>> commands() {
        Map<String, Supplier<Callable<Integer>>> commands = new LinkedHashMap<>();
        commands.put("validate", ValidateCommand::new);
        commands.put("dump", DumpCommand::new);
        commands.put("epp", EppCommand::new);
        commands.put("compile", CompileCommand::new);
        commands.put("aot-training", AotTrainingCommand::new);
        commands.put("lookup", LookupCommand::new);
        return commands;
    }

    static int run(String[] arguments) {
        Map<String, Supplier<Callable<Integer>>> commands = commands();
        CommandLine root = new CommandLine(new BinderyCommand());
        Supplier<Callable<Integer>> asked = arguments.length == 0 ? null : commands.get(arguments[0]);
        if (asked != null) {
            root.addSubcommand(arguments[0], asked.get());
        } else {
            commands.forEach((name, command) -> root.addSubcommand(name, command.get()));
        }
        root.setExecutionExceptionHandler(CommandTable::unexpected);
        root.getCommandSpec().exitCodeOnInvalidInput(1);
        root.setCaseInsensitiveEnumValuesAllowed(true);
        return root.execute(arguments);
    }

    /// A failure nobody foresaw: one line, and how to see more.
    private static int unexpected(Exception failure, CommandLine command, CommandLine.ParseResult parsed) {
        if (System.getenv("BINDERY_DEBUG") != null) {
            failure.printStackTrace();
        }
        String reason = failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
        System.err.println("Error: " + reason);
        return 1;
    }
}
