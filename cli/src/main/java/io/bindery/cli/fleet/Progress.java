package io.bindery.cli.fleet;

import io.bindery.cli.command.Terminal;
import java.util.Locale;

/// Shows the progress of a run on a terminal, with its rate and the remaining time.
final class Progress {
    private static final double NANOS = 1e9;

    private final Terminal terminal;
    private final int total;
    private final long started = System.nanoTime();

    Progress(Terminal terminal, int total) {
        this.terminal = terminal;
        this.total = total;
    }

    synchronized void show(int done) {
        double seconds = (System.nanoTime() - started) / NANOS;
        double rate = seconds <= 0 ? 0 : done / seconds;
        long left = rate <= 0 ? 0 : Math.round((total - done) / rate);
        terminal.progress(String.format(Locale.ROOT, "%.0f nodes/s, %d:%02d left,", rate, left / 60, left % 60), done, total);
    }
}
