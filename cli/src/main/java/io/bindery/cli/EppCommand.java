package io.bindery.cli;

import io.bindery.puppet.syntax.ValidatorSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `bindery epp`: what can be done with templates. Whatever is named is taken for a template, whatever its suffix.
@Command(
        name = "epp",
        mixinStandardHelpOptions = true,
        description = "Works with EPP templates.",
        subcommands = {EppCommand.Validate.class, EppCommand.Tree.class})
final class EppCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine.usage(spec.commandLine(), System.err);
        return 1;
    }

    private static Source template(String name) {
        return new Source(name, true);
    }

    /// `bindery epp validate`
    @Command(name = "validate", mixinStandardHelpOptions = true, description = "Checks the syntax of templates.")
    static final class Validate implements Callable<Integer> {
        @Parameters(paramLabel = "PATH", arity = "0..*", description = "Files, directories, or - for standard input.")
        private List<String> paths = new ArrayList<>();

        @Option(names = "--json", description = "Write the result as JSON to standard output.")
        private boolean json;

        @Override
        public Integer call() {
            Inputs inputs = new Inputs(paths.isEmpty() ? List.of("-") : paths, ".epp");
            Verdict verdict = json ? new JsonVerdict() : new SpokenVerdict();
            return new Validation(ValidatorSettings.PLAIN, verdict).run(inputs, EppCommand::template);
        }
    }

    /// `bindery epp dump`
    @Command(name = "dump", mixinStandardHelpOptions = true, description = "Shows the syntax tree of a template.")
    static final class Tree implements Callable<Integer> {
        @Parameters(paramLabel = "FILE", arity = "0..*", description = "Files, or - for standard input.")
        private List<String> files = new ArrayList<>();

        @Mixin
        private TreeFormat format = new TreeFormat();

        @Override
        public Integer call() {
            return format.dump(new Inputs(files.isEmpty() ? List.of("-") : files, ".epp"), EppCommand::template);
        }
    }
}
