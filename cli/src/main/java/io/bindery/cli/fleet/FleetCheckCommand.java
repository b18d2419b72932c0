package io.bindery.cli.fleet;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.io.IOException;

/// `bindery fleet check`: applies rules to compiled catalogs.
final class FleetCheckCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery fleet check RULES... --nodes-from DIR|FILE|URL [FLAGS]",
                        "Compiles every node and applies rules, written in Puppet's language, to the catalogs:\n"
                                + "  rule('name', 'File', 'message') |$file| { $file['mode'] =~ Undef or $file['mode'] !~ /[2367]$/ }\n"
                                + "  catalog_rule('name', 'message') |$resources| { $resources.keys.filter |$each| { ... } }\n"
                                + "Exit codes: 0 nothing is found, 2 something is, 1 a node fails or a rule cannot be evaluated.",
                        FleetFlags.AT,
                        Flag.taking("format", "FORMAT", "text (default), json, sarif, github or gitlab."),
                        FleetFlags.OUT,
                        FleetFlags.JSON)
                .with(FleetFlags.ALL);
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        return FleetFailure.told(new Terminal(), () -> new FleetQuestions(flags).check());
    }
}
