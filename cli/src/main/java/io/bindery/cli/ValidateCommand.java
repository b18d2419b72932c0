package io.bindery.cli;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.syntax.Strictness;
import io.bindery.puppet.syntax.ValidatorSettings;
import java.io.File;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `bindery validate PATH...`
final class ValidateCommand implements QuickCommand {
    /// Where Puppet looks for modules when it is told nothing.
    private static final String MODULE_PATH = "/etc/puppetlabs/code/environments/production/modules"
            + ":/etc/puppetlabs/code/modules:/opt/puppetlabs/puppet/modules"
            + ":/etc/puppet/code/environments/production/modules:/etc/puppet/code/modules:/usr/share/puppet/modules";

    @Override
    public String summary() {
        return "Checks the syntax of manifests and templates, and what can be checked without compiling.";
    }

    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                "bindery validate [FLAGS] [PATH...]",
                summary() + "\nPATH: files, directories to search for .pp and .epp files, or - for standard input (the default).",
                List.of(
                        new Flag("json", '\0', Argument.NONE, "Write the result as JSON to standard output"),
                        new Flag("strict", '\0', Argument.REQUIRED, "What probable mistakes are: off, warning (the default) or error"),
                        new Flag("modulepath", '\0', Argument.REQUIRED, "Where modules live: in their files, definitions must bear the file's name")),
                List.of("Exit codes: 0 no errors; 1 errors, or nothing to check"));
    }

    @Override
    public int run(Flags flags) {
        Strictness strict = strictness(flags.value("strict", "warning"));
        if (strict == null) {
            System.err.println("Error: --strict is one of off, warning, error; not " + flags.value("strict"));
            return 1;
        }
        Inputs inputs = new Inputs(flags.rest().isEmpty() ? List.of("-") : flags.rest(), ".pp", ".epp");
        List<String> modulePath = List.of(flags.value("modulepath", MODULE_PATH).split(File.pathSeparator));
        Verdict verdict = flags.has("json") ? new JsonVerdict() : new SpokenVerdict();
        return new Validation(new ValidatorSettings(strict, "", modulePath), verdict).run(inputs, Source::of);
    }

    private static @Nullable Strictness strictness(String name) {
        for (Strictness strictness : Strictness.values()) {
            if (strictness.name().equalsIgnoreCase(name)) {
                return strictness;
            }
        }
        return null;
    }
}
