package io.bindery.cli;

import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.LoadError;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `bindery generate types`: writes the resource types that an environment's modules define in Ruby to its `.resource_types`, where a
/// compile reads them from without Ruby.
@Command(name = "types", mixinStandardHelpOptions = true, description = "Generates Puppet code for custom types.")
final class GenerateTypesCommand implements Callable<Integer> {
    @Mixin
    private CompileOptions options = new CompileOptions();

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "pcore", description = "The output's format: pcore.")
    private String format = "pcore";

    @Option(names = "--force", description = "Generate files that are newer than what they are made of, too.")
    private boolean force;

    @Override
    public Integer call() {
        Terminal terminal = new Terminal();
        try {
            if (!format.equals("pcore")) {
                throw new LoadError("'" + format + "' is not a supported format for type generation.");
            }
            Environment environment = options.environment(DiskTree.DISK, new SpokenLog(terminal));
            return new TypeGeneration(terminal, force).run(environment, output(environment)) ? 0 : 1;
        } catch (LoadError error) {
            terminal.log(Terminal.Level.ERROR, error.message());
            return 1;
        }
    }

    private static Path output(Environment environment) {
        Path directory = environment.directory();
        if (directory == null) {
            throw new LoadError("The environment '" + environment.name() + "' has no directory to write to");
        }
        Path output = directory.resolve(".resource_types");
        if (Files.exists(output) && !Files.isDirectory(output)) {
            throw new LoadError("The output directory '" + output + "' exists and is not a directory");
        }
        return output;
    }
}
