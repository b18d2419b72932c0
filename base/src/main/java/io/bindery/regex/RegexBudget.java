package io.bindery.regex;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// The processor time that regular expressions may take. A piece of work such as a compile has one budget for all its searches,
/// so that many slow searches together are stopped like a single one. Outside of such work each search has a budget of its own.
public final class RegexBudget {
    private static final ScopedValue<RegexBudget> CURRENT = ScopedValue.newInstance();
    private static final long SINGLE_NANOS = Duration.ofSeconds(5).toNanos();
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /// The time within which a search is charged by the clock: asking for processor time takes about as long as a short search.
    static final long UNMEASURED_NANOS = Duration.ofMillis(1).toNanos();

    private final LongSupplier processor;
    private long left;

    private RegexBudget(long left, LongSupplier processor) {
        this.left = left;
        this.processor = processor;
    }

    /// Runs a piece of work whose searches share a budget. Inside other such work, the budget of the outer work applies.
    public static <T> T sharing(Duration total, Supplier<T> work) {
        return sharing(total, RegexBudget::threadNanos, work);
    }

    /// @param processor the processor time used so far, in nanoseconds
    static <T> T sharing(Duration total, LongSupplier processor, Supplier<T> work) {
        return CURRENT.isBound()
                ? work.get()
                : ScopedValue.where(CURRENT, new RegexBudget(total.toNanos(), processor)).call(work::get);
    }

    static long processorNanos() {
        return CURRENT.isBound() ? CURRENT.get().processor.getAsLong() : threadNanos();
    }

    /// The processor time that this thread has used, or the time of the clock where a thread has none of its own.
    private static long threadNanos() {
        return Thread.currentThread().isVirtual() || !THREADS.isCurrentThreadCpuTimeSupported()
                ? System.nanoTime()
                : THREADS.getCurrentThreadCpuTime();
    }

    /// How much processor time a search that starts now may take, in nanoseconds.
    static long remaining() {
        return CURRENT.isBound() ? Math.max(CURRENT.get().left, 1) : SINGLE_NANOS;
    }

    static void spend(long nanos) {
        if (CURRENT.isBound()) {
            CURRENT.get().left -= nanos;
        }
    }
}
