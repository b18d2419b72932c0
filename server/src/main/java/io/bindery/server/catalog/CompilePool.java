package io.bindery.server.catalog;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/// The threads that compile catalogs: as many as the machine can use, and a bounded queue. Other requests never wait for them.
public final class CompilePool implements AutoCloseable {
    private static final long STACK_BYTES = 64L << 20;
    /// How many compiles may wait for each thread where the site sets no number.
    public static final int WAITING_PER_THREAD = 100;

    private final ThreadPoolExecutor threads;
    private final LongAdder compiled = new LongAdder();
    private final LongAdder failed = new LongAdder();
    private final LongAdder refused = new LongAdder();
    private final LongAdder nanos = new LongAdder();

    /// @param waiting how many compiles may wait for a thread
    public CompilePool(int size, int waiting) {
        threads = new ThreadPoolExecutor(
                size,
                size,
                1,
                TimeUnit.MINUTES,
                new ArrayBlockingQueue<>(waiting),
                work -> new Thread(null, work, "compile", STACK_BYTES));
    }

    /// A compile.
    @FunctionalInterface
    interface Work<T> {
        /// @param waited how many nanoseconds it waited for its thread
        T run(long waited) throws Exception;
    }

    /// Runs a compile and waits for its end.
    ///
    /// @throws Overloaded if too many wait already
    <T> T run(Work<T> compile) throws Overloaded {
        long begun = System.nanoTime();
        String request = Thread.currentThread().getName();
        try {
            Future<T> result = threads.submit(() -> {
                // The log names the request by the thread.
                Thread.currentThread().setName(request.isEmpty() ? "compile" : request);
                return compile.run(System.nanoTime() - begun);
            });
            T value = result.get();
            compiled.increment();
            nanos.add(System.nanoTime() - begun);
            return value;
        } catch (RejectedExecutionException full) {
            refused.increment();
            throw new Overloaded(patience());
        } catch (ExecutionException broken) {
            failed.increment();
            if (broken.getCause() instanceof RuntimeException reason) {
                throw reason;
            }
            if (broken.getCause() instanceof StackOverflowError || broken.getCause() instanceof OutOfMemoryError) {
                throw new IllegalStateException("The compile needs more memory than there is: " + broken.getCause());
            }
            throw new IllegalStateException(broken.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Overloaded(1);
        }
    }

    // The time that the queue needs, as far as the compiles so far tell.
    private int patience() {
        long done = Math.max(1, compiled.sum());
        double seconds = nanos.sum() / 1e9 / done;
        return Math.clamp(Math.round(seconds * threads.getQueue().size() / threads.getMaximumPoolSize()), 2, 60);
    }

    /// The number of threads, of compiles waiting and running, and of those done, failed and refused since the start.
    public record Figures(int threads, int waiting, int running, long compiled, long failed, long refused, double meanSeconds) {}

    public Figures figures() {
        long done = compiled.sum();
        return new Figures(
                threads.getMaximumPoolSize(),
                threads.getQueue().size(),
                threads.getActiveCount(),
                done,
                failed.sum(),
                refused.sum(),
                done == 0 ? 0 : nanos.sum() / 1e9 / done);
    }

    @Override
    public void close() {
        threads.shutdown();
    }

    /// The error that too many compiles are waiting already.
    static final class Overloaded extends Exception {
        private static final long serialVersionUID = 1L;

        private final int seconds;

        Overloaded(int seconds) {
            super("too many compiles wait", null, false, false);
            this.seconds = seconds;
        }

        /// After how many seconds the client should ask again.
        int seconds() {
            return seconds;
        }
    }
}
