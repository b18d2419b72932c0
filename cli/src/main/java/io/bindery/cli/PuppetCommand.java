package io.bindery.cli;

import io.bindery.cli.apply.ApplyCommand;
import io.bindery.cli.apply.FilebucketCommand;
import io.bindery.cli.apply.ResourceCommand;
import io.bindery.cli.command.Command;
import io.bindery.cli.command.Product;
import io.bindery.cli.command.ProductVersion;
import io.bindery.cli.command.UnexpectedFailure;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Generators;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/// A command that reads its arguments as Puppet's applications do: every setting is also a flag.
public final class PuppetCommand implements Command {
    private final Synopsis synopsis;
    private final Work work;

    /// The work of the command with its arguments.
    @FunctionalInterface
    interface Work {
        int run(String[] arguments) throws IOException;
    }

    private PuppetCommand(Synopsis synopsis, Work work) {
        this.synopsis = synopsis;
        this.work = work;
    }

    public static PuppetCommand apply() {
        return new PuppetCommand(
                ApplyCommand.synopsis(),
                arguments -> new ApplyCommand(() -> new Compiler(Product.library(), Generators.ALLOWED)).run(arguments));
    }

    public static PuppetCommand resource() {
        return new PuppetCommand(ResourceCommand.synopsis(), arguments -> new ResourceCommand().run(arguments));
    }

    public static PuppetCommand filebucket() {
        return new PuppetCommand(FilebucketCommand.synopsis(), arguments -> new FilebucketCommand().run(arguments));
    }

    @Override
    public Synopsis synopsis() {
        return synopsis;
    }

    @Override
    public int start(String[] arguments) {
        List<String> given = Arrays.asList(arguments);
        if (given.contains("--help") || given.contains("-h")) {
            synopsis.print(System.out);
            return 0;
        }
        if (given.contains("--version") || given.contains("-V")) {
            System.out.println(ProductVersion.TEXT);
            return 0;
        }
        try {
            return work.run(arguments);
        } catch (IOException | RuntimeException failure) {
            return UnexpectedFailure.report(failure);
        }
    }

    @Override
    public int run(Flags flags) {
        return 1;
    }
}
