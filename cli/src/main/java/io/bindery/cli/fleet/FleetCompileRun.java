package io.bindery.cli.fleet;

import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.code.CodeStates;
import io.bindery.fleet.compile.FleetCompile;
import io.bindery.fleet.report.CatalogLines;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/// One run of `bindery fleet compile`.
record FleetCompileRun(Flags flags) {
    int run() throws IOException, InterruptedException {
        FleetOptions options = new FleetOptions(flags);
        Terminal terminal = new Terminal();
        try (OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16)) {
            return FleetFailure.told(terminal, () -> {
                CodeState state = options.state(terminal, flags.value("at", CodeStates.WORKTREE));
                CatalogLines lines = new CatalogLines(state, out, flags.has("check"));
                new FleetCompile(options.compiler(state), lines::isReaderGone).run(options.nodes(), options.workers(), lines::write);
                options.tellProblems(terminal);
                return lines.failures() == 0 ? 0 : 1;
            });
        }
    }
}
