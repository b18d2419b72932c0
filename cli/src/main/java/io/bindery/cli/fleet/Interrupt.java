package io.bindery.cli.fleet;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Ends an interrupted run in order: no further node is started, and the results so far are printed before the process ends.
final class Interrupt implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 30;

    private final CountDownLatch reported = new CountDownLatch(1);
    private final Thread hook;

    Interrupt(Runnable stop) {
        this.hook = new Thread(() -> {
            stop.run();
            try {
                if (!reported.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    System.err.println("Error: a node did not end in time");
                }
            } catch (InterruptedException again) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// Says that everything is printed.
    void reported() {
        reported.countDown();
    }

    @Override
    public void close() {
        reported.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // The process is ending already, which is what the hook is for.
        }
    }
}
