package io.bindery.cli;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.syntax.ValidatorSettings;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `bindery epp`: what can be done with templates. Whatever is named is taken for a template, whatever its suffix.
final class EppCommand implements QuickCommand {
    @Override
    public String summary() {
        return "Validates or shows the tree of EPP templates.";
    }

    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                "bindery epp validate|dump [FLAGS] [PATH...]", "Works with EPP templates.", List.of(), List.of());
    }

    @Override
    public int start(String[] arguments) {
        QuickCommand action = arguments.length == 0 ? null : action(arguments[0]);
        if (action != null) {
            return action.start(Arrays.copyOfRange(arguments, 1, arguments.length));
        }
        return QuickCommand.super.start(arguments);
    }

    private static @Nullable QuickCommand action(String name) {
        return switch (name) {
            case "validate" -> new Validate();
            case "dump" -> new Tree();
            default -> null;
        };
    }

    /// No action, or none that is known.
    @Override
    public int run(Flags flags) {
        synopsis().print(System.err);
        return 1;
    }

    private static Source template(String name) {
        return new Source(name, true);
    }

    private static Inputs templates(Flags flags) {
        return new Inputs(flags.rest().isEmpty() ? List.of("-") : flags.rest(), ".epp");
    }

    /// `bindery epp validate`
    private static final class Validate implements QuickCommand {
        @Override
        public String summary() {
            return "Checks the syntax of templates.";
        }

        @Override
        public Synopsis synopsis() {
            return new Synopsis(
                    "bindery epp validate [FLAGS] [PATH...]",
                    summary() + "\nPATH: files, directories to search for .epp files, or - for standard input (the default).",
                    List.of(new Flag("json", '\0', Argument.NONE, "Write the result as JSON to standard output")),
                    List.of("Exit codes: 0 no errors; 1 errors, or nothing to check"));
        }

        @Override
        public int run(Flags flags) {
            Verdict verdict = flags.has("json") ? new JsonVerdict() : new SpokenVerdict();
            return new Validation(ValidatorSettings.PLAIN, verdict).run(templates(flags), EppCommand::template);
        }
    }

    /// `bindery epp dump`
    private static final class Tree implements QuickCommand {
        @Override
        public String summary() {
            return "Shows the syntax tree of a template.";
        }

        @Override
        public Synopsis synopsis() {
            return new Synopsis("bindery epp dump [FLAGS] [FILE...]", summary(), TreeFormat.FLAGS, List.of());
        }

        @Override
        public int run(Flags flags) {
            return TreeFormat.dump(flags, templates(flags), EppCommand::template);
        }
    }
}
