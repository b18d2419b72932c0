package io.bindery.cli.fleet;

import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags;
import io.bindery.fleet.code.CommitHistory;
import io.bindery.fleet.compile.InputStore;
import io.bindery.fleet.diff.Comparing;
import io.bindery.fleet.diff.FleetHistory;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.fleet.report.HistoryTable;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// One run of `bindery fleet history`.
final class FleetHistoryRun {
    private static final int USUAL_LENGTH = 20;

    private final Flags flags;
    private final FleetOptions options;
    private final Terminal terminal = new Terminal();

    FleetHistoryRun(Flags flags) {
        this.flags = flags;
        this.options = new FleetOptions(flags);
    }

    int run() throws IOException, InterruptedException {
        return FleetFailure.told(terminal, this::walk);
    }

    private int walk() throws IOException, InterruptedException {
        HistoryTable asked = flags.oneOf(HistoryTable.class, "format");
        HistoryTable table = asked != null ? asked : flags.has("json") ? HistoryTable.JSON : HistoryTable.TEXT;
        List<FleetNode> nodes = options.nodes();
        List<CommitHistory.Commit> commits =
                options.commits(flags.value("to", "HEAD"), flags.value("from"), options.number("last", USUAL_LENGTH), flags.list("paths"));
        if (commits.isEmpty()) {
            terminal.log(Terminal.Level.WARNING, "There is no such commit");
            return 0;
        }
        boolean checked = flags.has("check");
        InputStore store = options.store();
        AtomicInteger wrong = new AtomicInteger();
        System.out.print(table.heading(checked));
        new FleetHistory(commit -> options.compiler(options.state(terminal, commit)), Comparing.USUAL, store, checked)
                .run(commits, nodes, options.workers(), step -> {
                    System.out.print(table.line(step));
                    System.out.flush();
                    FleetHistory.Check check = step.check();
                    if (check != null && !check.disagreements().isEmpty()) {
                        wrong.incrementAndGet();
                        check.disagreements().forEach(each -> terminal.log(Terminal.Level.ERROR, step.commit().id() + ": " + each));
                    }
                });
        store.save();
        return wrong.get() == 0 ? 0 : 1;
    }
}
