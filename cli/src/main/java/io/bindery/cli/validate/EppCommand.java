package io.bindery.cli.validate;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import io.bindery.cli.command.MessagesAsJson;
import io.bindery.cli.epp.EppRenderCommand;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `bindery epp`: commands about templates. Every named file is taken for a template, whatever its suffix.
public final class EppCommand implements CommandGroup {
    @Override
    public Overview overview() {
        return new Overview("bindery epp", "Validates or renders EPP templates, or shows their tree.", "validate", "render", "dump");
    }

    @Override
    public @Nullable Command named(String name) {
        return switch (name) {
            case "validate" -> new Validate();
            case "render" -> new MessagesAsJson(new EppRenderCommand());
            case "dump" -> new Tree();
            default -> null;
        };
    }

    private static Source template(String name) {
        return new Source(name, true);
    }

    private static Inputs templates(Flags flags) {
        return new Inputs(flags.rest().isEmpty() ? List.of("-") : flags.rest(), ".epp");
    }

    /// `bindery epp validate`
    private static final class Validate implements Command {
        @Override
        public Synopsis synopsis() {
            return new Synopsis(
                            "bindery epp validate [FLAGS] [PATH...]",
                            """
                            Checks the syntax of templates.
                            PATH: files, directories to search for .epp files, or - for standard input (the default).""",
                            Flag.on("json", "Write the result as JSON to standard output."))
                    .noting("Exit codes: 0 no errors; 1 errors, or nothing to check");
        }

        @Override
        public int run(Flags flags) {
            Verdict verdict = flags.has("json") ? new JsonVerdict() : new SpokenVerdict();
            return new Validation(ValidatorSettings.PLAIN, verdict).run(templates(flags), EppCommand::template);
        }
    }

    /// `bindery epp dump`
    private static final class Tree implements Command {
        @Override
        public Synopsis synopsis() {
            return new Synopsis("bindery epp dump [FLAGS] [FILE...]", "Shows the syntax tree of a template.").with(TreeFormat.FLAGS);
        }

        @Override
        public int run(Flags flags) {
            return TreeFormat.dump(flags, templates(flags), EppCommand::template);
        }
    }
}
