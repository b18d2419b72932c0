package io.bindery.cli.fleet;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.io.IOException;

/// `bindery fleet lookup`: the values of a key over all nodes.
final class FleetLookupCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery fleet lookup KEY... --nodes-from DIR|FILE|URL [FLAGS]",
                        "Looks a key of Hiera up for every node and shows the values, equal ones together, with the lines they come from.\n"
                                + "Of several keys the first that is found counts. Exit codes: 0 every node has a value, 1 one has none.",
                        FleetFlags.AT,
                        Flag.taking("merge", "STRATEGY", "first, unique, hash or deep, in place of lookup_options."),
                        FleetFlags.OUT,
                        FleetFlags.JSON)
                .with(FleetFlags.ALL);
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        return FleetFailure.told(new Terminal(), () -> new FleetQuestions(flags).lookup());
    }
}
