package io.bindery.cli.fleet;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.io.IOException;

/// `bindery fleet upgrade`: the effects of Puppet 8 on the nodes.
final class FleetUpgradeCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery fleet upgrade --nodes-from DIR|FILE|URL [FLAGS]",
                        "Compiles every node under the rules of Puppet 7 and of Puppet 8, where agents send no legacy facts, and shows what differs,\n"
                                + "and the legacy facts that are read, with their places and replacements.\n"
                                + "Exit codes: 0 nothing to do, 2 something differs or a legacy fact is read, 1 a node fails.",
                        FleetFlags.AT,
                        FleetFlags.OUT,
                        FleetFlags.JSON)
                .with(FleetFlags.ALL);
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        flags.nothingElse();
        return FleetFailure.told(new Terminal(), () -> new FleetQuestions(flags).upgrade());
    }
}
