package io.bindery.cli.apply;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// Ends a run in order after INT or TERM: the current resource is finished, the others are skipped, and the report is written.
final class Stopping {
    /// How long the end of the run is waited for, after which the process ends anyway.
    private static final int PATIENCE_SECONDS = 300;

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook;

    private Stopping(AtomicBoolean stopped) {
        hook = new Thread(() -> {
            stopped.set(true);
            try {
                boolean unused = ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /// Sets the flag when the process receives a signal to end.
    static Stopping on(AtomicBoolean stopped) {
        Stopping stopping = new Stopping(stopped);
        Runtime.getRuntime().addShutdownHook(stopping.hook);
        return stopping;
    }

    /// The run ended by itself or was stopped in order.
    void off() {
        ended.countDown();
        try {
            boolean unused = Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // The process is ending, which waited for this.
        }
    }
}
