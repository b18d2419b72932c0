package io.bindery.cli.compile;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.LogOptions;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.io.IOException;

/// `bindery compile`: compiles the catalog of a node from an environment and facts.
public final class CompileCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return CompileOptions.taken(new Synopsis(
                "bindery compile [FLAGS] [MANIFEST]",
                """
                Compiles the catalog of a node, or of every node of a fleet.
                MANIFEST: the manifest to compile, in place of the environment's.""",
                Flag.on("batch", "Compile the nodes of JSON lines on standard input, one result a line (`bindery help batch`)."),
                Flag.taking("nodes-from", "DIR", "Compile every node that has a facts file in a folder; --out is a directory then."),
                Flag.taking("format", "FORMAT", "json (default), dot or summary."),
                Flag.on("json", "The same as --format json; also for --explain, --inputs, --explain-environment and --nodes-from."),
                Flag.taking("graph", "KIND", "Draw for Graphviz: resources, relationships, expanded (relationships) or cycles."),
                Flag.on("check-cycles", "Fail, as an agent would, where resources come before themselves."),
                Flag.taking("out", "FILE", "Write the catalog there, all of it or nothing."),
                Flag.taking("explain", "REF", "Tell where each parameter of a resource came from, through variables and data."),
                Flag.on("explain-environment", "Tell who decided on the node's environment, in place of the catalog."),
                Flag.on("inputs", "List what the compile read, in place of the catalog: files, facts and keys of data."),
                Flag.on("cache-facts", "Keep the node's facts under $vardir/yaml/facts, as a server does."),
                Flag.on("profile", "Write how long the compile and its classes and defines took.")))
                .with(LogOptions.FLAGS)
                .noting("Exit codes: 0 compiled; 1 failed; 2 some nodes of --nodes-from or --batch failed");
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        return new CompileRun(flags).run();
    }
}
