package io.bindery.cli.fleet;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.io.IOException;

/// `bindery fleet unused`: code and data that no node uses.
final class FleetUnusedCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery fleet unused --nodes-from DIR|FILE|URL [FLAGS]",
                        "Compiles every node and lists the classes, defines, functions, files, data files, keys and levels that no node uses.\n"
                                + "Exit codes: 0 all is used, 2 something is not, 1 something cannot be read.",
                        FleetFlags.AT,
                        FleetFlags.OUT,
                        FleetFlags.JSON)
                .with(FleetFlags.ALL);
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        flags.nothingElse();
        return FleetFailure.told(new Terminal(), () -> new FleetQuestions(flags).unused());
    }
}
