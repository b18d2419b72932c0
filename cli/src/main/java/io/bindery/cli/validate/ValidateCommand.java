package io.bindery.cli.validate;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import java.io.File;
import java.util.List;

/// `bindery validate PATH...`
public final class ValidateCommand implements Command {
    /// Where Puppet looks for modules if no module path is configured.
    private static final String MODULE_PATH = "/etc/puppetlabs/code/environments/production/modules"
            + ":/etc/puppetlabs/code/modules:/opt/puppetlabs/puppet/modules"
            + ":/etc/puppet/code/environments/production/modules:/etc/puppet/code/modules:/usr/share/puppet/modules";

    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery validate [FLAGS] [PATH...]",
                        """
                        Checks the syntax of manifests and templates, and what can be checked without compiling.
                        PATH: files, directories to search for .pp and .epp files, or - for standard input (the default).""",
                        Flag.on("json", "Write the result as JSON to standard output."),
                        Flag.taking("strict", "LEVEL", "What probable mistakes are: off, warning (the default) or error."),
                        Flag.taking("modulepath", "PATH", "Where modules live: in their files, definitions must bear the file's name."))
                .noting("Exit codes: 0 no errors; 1 errors, or nothing to check");
    }

    @Override
    public int run(Flags flags) {
        Strictness asked = flags.oneOf(Strictness.class, "strict");
        Strictness strict = asked == null ? Strictness.WARNING : asked;
        Inputs inputs = new Inputs(flags.rest().isEmpty() ? List.of("-") : flags.rest(), ".pp", ".epp");
        List<String> modulePath = List.of(flags.value("modulepath", MODULE_PATH).split(File.pathSeparator));
        Verdict verdict = flags.has("json") ? new JsonVerdict() : new SpokenVerdict();
        return new Validation(new ValidatorSettings(strict, "", modulePath), verdict).run(inputs, Source::of);
    }
}
