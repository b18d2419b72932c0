package io.bindery.limit;

/// The steps, depth and time that a piece of work may still use. One thread uses a budget.
///
/// The clock is checked once in 4096 steps, so that a step costs a decrement and a comparison.
public final class Budget {
    private static final int CLOCK_EVERY = 4096;

    private final String work;
    private final int maximumDepth;
    private final long deadline;
    private long steps;
    private int depth;
    private int untilClock = CLOCK_EVERY;

    private Budget(String work, long steps, int maximumDepth, long deadline) {
        this.work = work;
        this.steps = steps;
        this.maximumDepth = maximumDepth;
        this.deadline = deadline;
    }

    /// @param work what the message says has gone on for too long, such as "evaluation"
    /// @param milliseconds wall time, 0 for no limit
    public static Budget of(String work, long steps, int maximumDepth, long milliseconds) {
        long deadline = milliseconds == 0 ? Long.MAX_VALUE : System.nanoTime() + milliseconds * 1_000_000;
        return new Budget(work, steps, maximumDepth, deadline);
    }

    public void step() {
        if (--steps < 0) {
            throw new LimitExceeded(work + " takes too many steps");
        }
        if (--untilClock == 0) {
            untilClock = CLOCK_EVERY;
            if (deadline != Long.MAX_VALUE && System.nanoTime() - deadline > 0) {
                throw new LimitExceeded(work + " takes too long");
            }
        }
    }

    /// Goes one level down; must be paired with [#leave].
    public void enter() {
        if (++depth > maximumDepth) {
            depth--;
            throw new LimitExceeded(work + " is nested more than " + maximumDepth + " levels deep");
        }
    }

    public void leave() {
        depth--;
    }

    public int depth() {
        return depth;
    }
}
