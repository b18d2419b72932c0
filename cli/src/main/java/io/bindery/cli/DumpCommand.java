package io.bindery.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `bindery dump FILE`
@Command(
        name = "dump",
        mixinStandardHelpOptions = true,
        description = "Shows the syntax tree of a manifest or template.")
final class DumpCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Files, or - for standard input (the default).")
    private List<String> files = new ArrayList<>();

    @Mixin
    private TreeFormat format = new TreeFormat();

    @Override
    public Integer call() {
        return format.dump(new Inputs(files.isEmpty() ? List.of("-") : files, ".pp", ".epp"), Source::of);
    }
}
