package io.bindery.regex;

import java.time.Duration;
import java.util.function.Supplier;

/// The time that regular expressions may take. A piece of work such as a compile has one budget for all its searches, so that
/// many slow searches are stopped as one is; outside of such work each search has a budget of its own.
public final class RegexBudget {
    private static final ScopedValue<RegexBudget> CURRENT = ScopedValue.newInstance();
    private static final long SINGLE_NANOS = Duration.ofSeconds(5).toNanos();

    private long left;

    private RegexBudget(long left) {
        this.left = left;
    }

    /// Does a piece of work whose searches share a budget; that of the work around it where there is one.
    public static <T> T sharing(Duration total, Supplier<T> work) {
        return CURRENT.isBound()
                ? work.get()
                : ScopedValue.where(CURRENT, new RegexBudget(total.toNanos())).call(work::get);
    }

    /// How long a search that starts now may take, in nanoseconds.
    static long remaining() {
        return CURRENT.isBound() ? Math.max(CURRENT.get().left, 1) : SINGLE_NANOS;
    }

    static void spend(long nanos) {
        if (CURRENT.isBound()) {
            CURRENT.get().left -= nanos;
        }
    }
}
