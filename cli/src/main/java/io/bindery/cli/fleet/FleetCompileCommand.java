package io.bindery.cli.fleet;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Synopsis;
import java.io.IOException;

/// `bindery fleet compile`: the catalogs of all nodes at one state of the code, one JSON object a line.
final class FleetCompileCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery fleet compile --at REF --nodes-from DIR|FILE [FLAGS]",
                        "Compiles every node at a ref and writes a line of JSON for each: its catalog, or why it fails.\n"
                                + "Exit codes: 0 every node compiles, 1 one fails or something cannot be read.",
                        FleetFlags.AT,
                        Flag.on("check", "Write failures only."),
                        Flag.on("json", "Write JSON, which is the only form."))
                .with(FleetFlags.ALL);
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        flags.nothingElse();
        return new FleetCompileRun(flags).run();
    }
}
