package io.bindery.cli.apply;

import io.bindery.cli.command.Terminal;
import io.bindery.puppet.report.Event;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogEntry;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.LogSink;
import io.bindery.puppet.report.Report;
import io.bindery.puppet.report.ResourceStatus;
import io.bindery.puppet.report.RunJson;
import io.bindery.puppet.transaction.RunWatch;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;

/// Shows the progress of a run: a progress line on a terminal, or events as JSON. It ends the run on a signal, or at its time
/// limit.
final class ConsoleWatch implements RunWatch, LogSink {
    private final Log log;
    private final boolean json;
    private final Terminal terminal = new Terminal();
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final Duration limit;
    private final long start = System.nanoTime();
    private boolean late;

    /// @param json  whether events and log lines are written as JSON
    /// @param limit how long the run may take; zero for as long as it needs
    ConsoleWatch(Log log, boolean json, Duration limit) {
        this.log = log;
        this.json = json;
        this.limit = limit;
    }

    /// The flag that ends the run when it is set.
    AtomicBoolean stopped() {
        return stopped;
    }

    /// Whether the run was ended because its time was over.
    boolean isLate() {
        return late;
    }

    @Override
    public boolean endsRun() {
        if (!late && !limit.isZero() && System.nanoTime() - start > limit.toNanos()) {
            late = true;
            log.write(LogLevel.ERR, "The run took longer than its runtimeout of " + limit.toSeconds() + " seconds; the resources that are left are skipped");
        }
        return late || stopped.get();
    }

    @Override
    public void visited(ResourceStatus status, int done, int total) {
        if (!json) {
            terminal.progress("Applying resource", done, total);
        } else if (!status.subject().internal()) {
            for (Event event : status.events()) {
                print(RunJson.event(status, event));
            }
        }
    }

    @Override
    public void write(LogEntry entry) {
        if (json) {
            print(RunJson.log(entry));
        } else {
            terminal.clearProgress();
        }
    }

    /// Writes how the run ended.
    void end(Report report, int exitCode) {
        terminal.clearProgress();
        if (json) {
            print(RunJson.end(report, exitCode));
        }
    }

    private static void print(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
