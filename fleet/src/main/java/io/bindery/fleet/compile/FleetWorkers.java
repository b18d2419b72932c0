package io.bindery.fleet.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Threads that share the work on a fleet's nodes.
///
/// @param threads the number of threads
public record FleetWorkers(int threads) {
    /// Deeply nested code needs a deep stack: an evaluator recurses as its program does.
    private static final long STACK = 64L << 20;

    /// Does something for each of many, in their order as far as that can be.
    ///
    /// @param stopped whether no further one is taken
    /// @throws RuntimeException the first that the work throws, when all threads have ended
    public <T> void each(List<T> items, BooleanSupplier stopped, Consumer<T> work) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        AtomicReference<@Nullable Throwable> broken = new AtomicReference<>();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, items.size()); i++) {
            Thread worker = new Thread(
                    null,
                    () -> {
                        for (int at = next.getAndIncrement();
                                at < items.size() && !stopped.getAsBoolean() && broken.get() == null;
                                at = next.getAndIncrement()) {
                            work.accept(items.get(at));
                        }
                    },
                    "fleet-" + i,
                    STACK);
            worker.setUncaughtExceptionHandler((thread, failure) -> broken.compareAndSet(null, failure));
            workers.add(worker);
            worker.start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        switch (broken.get()) {
            case null -> {}
            case RuntimeException failure -> throw failure;
            case Error failure -> throw failure;
            case Throwable failure -> throw new IllegalStateException(failure);
        }
    }
}
