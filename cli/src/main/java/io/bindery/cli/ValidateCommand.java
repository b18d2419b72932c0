package io.bindery.cli;

import io.bindery.puppet.syntax.Strictness;
import io.bindery.puppet.syntax.ValidatorSettings;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `bindery validate PATH...`
@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        description = "Checks the syntax of manifests (.pp) and templates (.epp), and what can be checked without compiling.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no errors", "1:errors, or nothing to check"})
final class ValidateCommand implements Callable<Integer> {
    /// Where Puppet looks for modules when it is told nothing.
    private static final String MODULE_PATH = "/etc/puppetlabs/code/environments/production/modules"
            + ":/etc/puppetlabs/code/modules:/opt/puppetlabs/puppet/modules"
            + ":/etc/puppet/code/environments/production/modules:/etc/puppet/code/modules:/usr/share/puppet/modules";

    @Parameters(
            paramLabel = "PATH",
            arity = "0..*",
            description = "Files, directories to search for .pp and .epp files, or - for standard input (the default).")
    private List<String> paths = new ArrayList<>();

    @Option(names = "--json", description = "Write the result as JSON to standard output.")
    private boolean json;

    @Option(
            names = "--strict",
            paramLabel = "LEVEL",
            description = "What probable mistakes are: off, warning or error (default: ${DEFAULT-VALUE}).")
    private Strictness strict = Strictness.WARNING;

    @Option(
            names = "--modulepath",
            paramLabel = "PATH",
            description = "Where modules live: in their files, definitions must bear the file's name.")
    private String modulePath = MODULE_PATH;

    @Override
    public Integer call() {
        Inputs inputs = new Inputs(paths.isEmpty() ? List.of("-") : paths, ".pp", ".epp");
        ValidatorSettings settings =
                new ValidatorSettings(strict, "", List.of(modulePath.split(File.pathSeparator)));
        Validation validation = new Validation(settings, json ? new JsonVerdict() : new SpokenVerdict());
        return validation.run(inputs, Source::of);
    }
}
