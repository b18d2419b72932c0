package io.bindery.cli.generate;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.SiteOptions;
import io.bindery.cli.command.SpokenLog;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.compile.CompileOptions;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.LoadError;
import java.nio.file.Files;
import java.nio.file.Path;

/// `bindery generate types`: writes the resource types that an environment's modules define in Ruby to its `.resource_types`. A
/// compile reads them there without Ruby.
final class GenerateTypesCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                "bindery generate types [FLAGS]",
                "Generates Puppet code for custom types.",
                Flag.taking("format", "FORMAT", "The output's format: pcore."),
                Flag.on("force", "Generate files that are newer than what they are made of, too."))
                .with(SiteOptions.FLAGS)
                .without("manifest", "agent-environment", "hiera-config", "strict", "no-keys");
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        CompileOptions options = new CompileOptions(flags);
        String format = flags.value("format", "pcore");
        Terminal terminal = new Terminal();
        try {
            if (!format.equals("pcore")) {
                throw new LoadError("'" + format + "' is not a supported format for type generation.");
            }
            Environment environment = options.environment(DiskTree.DISK, new SpokenLog(terminal));
            return new TypeGeneration(terminal, flags.has("force")).run(environment, output(environment)) ? 0 : 1;
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
