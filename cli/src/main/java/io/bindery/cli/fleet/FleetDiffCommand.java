package io.bindery.cli.fleet;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Synopsis;
import java.io.IOException;

/// `bindery fleet diff`: the changes for each node between two states of the code.
final class FleetDiffCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery fleet diff --from REF --to REF --nodes-from DIR|FILE [FLAGS]",
                        "Compiles every node at two refs and shows what changes, identical changes together.\n"
                                + "A ref is anything git knows, WORKTREE for the working tree, or a directory (/path or ./path).\n"
                                + "Exit codes: 0 nothing differs, 2 something does, 1 a node fails or something cannot be read.",
                        Flag.taking("from", "REF", "The old state (origin/HEAD, main or master, the first there is).").withLetter('f'),
                        Flag.taking("to", "REF", "The new state (WORKTREE).").withLetter('t'),
                        Flag.taking("format", "FORMAT", "text (default), json, octocatalog, markdown, sarif, github, gitlab or html."),
                        Flag.on("json", "The same as --format json."),
                        FleetFlags.OUT,
                        Flag.taking("ignore", "RULES", "Leave out resources or attributes, as octocatalog-diff: Type[title]attribute, with commas."),
                        Flag.taking("ignore-attr", "NAMES", "Leave out these attributes of all resources.").or("ignore_attr"),
                        Flag.taking("ignore-tags", "TAGS", "Leave out resources with such a tag.").or("ignore_tags"),
                        Flag.taking("filters", "NAMES", "Leave out what means nothing: AbsentFile, YAML, JSON, SingleItemArray."),
                        Flag.on("classes", "Compare classes too."),
                        Flag.on("tags", "Compare tags too.").or("include-tags"),
                        Flag.on("edges", "Compare containment and relationships too."),
                        new Flag("compare-file-text", '\0', Flags.Argument.OPPOSITE, "Compare files by what their source says (default)."),
                        Flag.on("details", "Show the parameters of added and removed resources.").or("display-detail-add"),
                        Flag.taking("engine", "ADDRESS", "Let a Spark cluster compile: spark://HOST:PORT, or local[N] to try it (docs/scale.md)."),
                        Flag.taking("engine-set", "NAME=VALUE", "A setting of Spark, as spark.executor.memory=4g."),
                        Flag.on("full", "Compile every node at both sides, also those that cannot differ."),
                        Flag.on("no-cache", "Neither use nor keep what was learnt of the inputs of nodes."),
                        Flag.on("ignore-known-failures", "Nodes that fail at both sides are no failure."),
                        new Flag("color", '\0', Flags.Argument.OPPOSITE, "Colours, also where standard output is no terminal, or never."))
                .with(FleetFlags.ALL);
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        flags.nothingElse();
        return new FleetDiffRun(flags).run();
    }
}
