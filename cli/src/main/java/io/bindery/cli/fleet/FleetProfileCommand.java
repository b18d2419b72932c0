package io.bindery.cli.fleet;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.io.IOException;

/// `bindery fleet profile`: the time that compiles spend in classes, functions and lookups.
final class FleetProfileCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery fleet profile --nodes-from DIR|FILE|URL [FLAGS]",
                        "Compiles every node and shows how much time classes, defines, functions and lookups take.\n"
                                + "--out FILE.html writes a flame graph. Exit codes: 0 done, 1 a node fails.",
                        FleetFlags.AT,
                        Flag.taking("rounds", "N", "Compile each node so often; the first rounds are colder (1)."),
                        FleetFlags.OUT,
                        FleetFlags.JSON)
                .with(FleetFlags.ALL);
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        flags.nothingElse();
        return FleetFailure.told(new Terminal(), () -> new FleetQuestions(flags).profile());
    }
}
