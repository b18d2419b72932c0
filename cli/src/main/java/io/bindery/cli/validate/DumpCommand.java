package io.bindery.cli.validate;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.util.List;

/// `bindery dump FILE`
public final class DumpCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery dump [FLAGS] [FILE...]",
                        """
                        Shows the syntax tree of a manifest or template.
                        FILE: files, directories to search for .pp and .epp files, or - for standard input (the default).""")
                .with(TreeFormat.FLAGS)
                .noting("Exit codes: 0 no errors; 1 errors, or nothing to show");
    }

    @Override
    public int run(Flags flags) {
        Inputs inputs = new Inputs(flags.rest().isEmpty() ? List.of("-") : flags.rest(), ".pp", ".epp");
        return TreeFormat.dump(flags, inputs, Source::of);
    }
}
