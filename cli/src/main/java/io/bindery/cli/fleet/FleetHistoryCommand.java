package io.bindery.cli.fleet;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Synopsis;
import java.io.IOException;

/// `bindery fleet history`: the effect of each commit of a branch on the fleet.
final class FleetHistoryCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery fleet history --to REF --nodes-from DIR|FILE|URL [FLAGS]",
                        "Compares each commit with the one before it, along the first parents, and writes a line for each.\n"
                                + "Exit codes: 0 done, 1 something cannot be read, or --check found a wrong answer.",
                        Flag.taking("from", "REF", "The commit before the first (none).").withLetter('f'),
                        Flag.taking("to", "REF", "The last commit (HEAD).").withLetter('t'),
                        Flag.taking("last", "N", "How many commits (20)."),
                        Flag.taking("paths", "PATHS", "Only commits that touch one of these, with commas."),
                        Flag.on("check", "Compile every node at every commit as well and compare the answers."),
                        Flag.taking("format", "FORMAT", "text (default), markdown or json, an object a line."),
                        Flag.on("json", "The same as --format json."))
                .with(FleetFlags.ALL);
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        flags.nothingElse();
        return new FleetHistoryRun(flags).run();
    }
}
