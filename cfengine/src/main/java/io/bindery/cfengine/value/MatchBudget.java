package io.bindery.cfengine.value;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/// The time that all regular expressions of a run may take together.
///
/// A single match may take half a second, about what PCRE's own limit comes to. Matches that are given up are charged to the budget; once
/// it is used up, every further match gets [#LEAST_NANOS] only, so that a run with many slow patterns still ends.
public final class MatchBudget {
    private static final long MATCH_NANOS = 500_000_000L;
    private static final long RUN_NANOS = 1_500_000_000L;
    private static final long LEAST_NANOS = 5_000_000L;
    private static final ThreadLocal<MatchBudget> CURRENT = ThreadLocal.withInitial(() -> new MatchBudget(complaint -> {}));

    private final Consumer<String> complaints;
    private long left = RUN_NANOS;
    private final Set<String> reported = new HashSet<>();

    private MatchBudget(Consumer<String> complaints) {
        this.complaints = complaints;
    }

    /// Begins a run on this thread.
    ///
    /// @param complaints receives each pattern that was given up
    public static void begin(Consumer<String> complaints) {
        CURRENT.set(new MatchBudget(complaints));
    }

    static MatchBudget current() {
        return CURRENT.get();
    }

    long nanosForOneMatch() {
        return Math.clamp(left, LEAST_NANOS, MATCH_NANOS);
    }

    void giveUp(String pattern, long nanos) {
        left -= nanos;
        if (reported.add(pattern)) {
            complaints.accept("Regular expression '" + pattern + "' took too long to match and was given up; it counts as no match"
                    + (left > 0 ? "" : ". The time for slow regular expressions of this run is used up"));
        }
    }
}
