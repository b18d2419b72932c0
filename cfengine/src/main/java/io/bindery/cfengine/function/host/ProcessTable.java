package io.bindery.cfengine.function.host;

import io.bindery.cfengine.data.ProcessListing;
import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Commands;
import io.bindery.cfengine.function.argument.Regexes;
import java.util.List;

/// The running processes, for functions that ask for them.
public final class ProcessTable {
    private ProcessTable() {}

    /// The processes in whose command line the pattern is found.
    static List<ProcessListing.Entry> matching(Call call, String pattern) {
        if (Regexes.compile(call, pattern) == null) {
            return List.of();
        }
        String command = String.join(" ", ProcessListing.COMMAND);
        Commands.Finished finished =
                call.context().commands().run(new Commands.Request(command, false, Commands.Output.STDOUT));
        return ProcessListing.parse(finished.output()).matching(pattern, complaint -> {});
    }
}
