package io.bindery.fleet.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Threads that share the nodes of a fleet between them.
///
/// @param threads how many
public record FleetWorkers(int threads) {
    /// Deeply nested code needs a deep stack: an evaluator recurses as its program does.
    private static final long STACK = 64L << 20;

    /// Does something for each of many, in their order as far as that can be.
    ///
    /// @param stopped whether no further one is taken
    public <T> void each(List<T> items, BooleanSupplier stopped, Consumer<T> work) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, items.size()); i++) {
            Thread worker = new Thread(
                    null,
                    () -> {
                        for (int at = next.getAndIncrement(); at < items.size() && !stopped.getAsBoolean(); at = next.getAndIncrement()) {
                            work.accept(items.get(at));
                        }
                    },
                    "fleet-" + i,
                    STACK);
            workers.add(worker);
            worker.start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }
}
