package io.bindery.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// A command that only has commands below it. Called by itself it says which, and that this was not enough.
abstract class CommandGroup implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public final Integer call() {
        CommandLine.usage(spec.commandLine(), System.err);
        return 1;
    }
}
