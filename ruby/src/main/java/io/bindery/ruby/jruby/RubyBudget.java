package io.bindery.ruby.jruby;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jruby.RubyClass;
import org.jruby.RubyThread;
import org.jspecify.annotations.Nullable;

/// Stops Ruby code that runs away: each call of a function and each rendering of a template may use so much CPU time and allocate so much
/// memory. One thread watches all calls, twenty times a second, so that a call itself costs next to nothing.
///
/// What the language does for Ruby code is not counted: a function that includes a class is not charged for the class.
final class RubyBudget {
    /// A function may load libraries and work through much data.
    static final Limit FUNCTION = new Limit("function", 10_000, 2048);

    static final Limit TEMPLATE = new Limit("template", 1_500, 1024);

    private static final long PAUSE = 50_000_000;
    private static final Set<Spending> RUNNING = ConcurrentHashMap.newKeySet();
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private RubyBudget() {}

    /// @param milliseconds of CPU time
    /// @param megabytes that may be allocated in all, whether or not they are still in use
    record Limit(String what, long milliseconds, long megabytes) {}

    /// What one call has used so far.
    static final class Spending {
        private final Limit limit;
        private final long thread;
        private final RubyThread ruby;
        private final RubyClass exhausted;
        private final @Nullable Spending outer;
        private volatile boolean counted = true;
        private volatile @Nullable String verdict;
        private long time;
        private long memory;
        private long lastTime;
        private long lastMemory;

        private Spending(Limit limit, RubyThread ruby, RubyClass exhausted, @Nullable Spending outer) {
            this.limit = limit;
            this.thread = Thread.currentThread().threadId();
            this.ruby = ruby;
            this.exhausted = exhausted;
            this.outer = outer;
            this.lastTime = -1;
        }

        /// What went beyond its limit; null as long as nothing did.
        @Nullable String verdict() {
            return verdict;
        }

        /// Tells whether Ruby code or code of the language runs now; gives what it was before.
        boolean count(boolean ruby) {
            boolean before = counted;
            counted = ruby;
            return before;
        }

        private void look() {
            long nowTime = THREADS.getThreadCpuTime(thread);
            long nowMemory = THREADS.getThreadAllocatedBytes(thread);
            if (lastTime >= 0 && counted) {
                time += nowTime - lastTime;
                memory += nowMemory - lastMemory;
            }
            lastTime = nowTime;
            lastMemory = nowMemory;
            if (counted && (time > limit.milliseconds() * 1_000_000 || memory > limit.megabytes() << 20)) {
                String message = time > limit.milliseconds() * 1_000_000
                        ? "Ruby code of a " + limit.what() + " used more than " + limit.milliseconds() / 1000.0 + " s of CPU time and was stopped"
                        : "Ruby code of a " + limit.what() + " allocated more than " + limit.megabytes() + " MB and was stopped";
                verdict = message;
                // Code that rescues even this is told again with the next look.
                ruby.raise(exhausted, org.jruby.RubyString.newUnicodeString(exhausted.getRuntime(), message));
            }
        }
    }

    /// Starts to count for a call on this thread.
    ///
    /// @param outer the call that this one is made in, which is not charged meanwhile
    static Spending start(Limit limit, RubyThread ruby, RubyClass exhausted, @Nullable Spending outer) {
        Spending spending = new Spending(limit, ruby, exhausted, outer);
        if (outer != null) {
            RUNNING.remove(outer);
        }
        RUNNING.add(spending);
        Watcher.START.ready();
        return spending;
    }

    static void end(Spending spending) {
        RUNNING.remove(spending);
        Spending outer = spending.outer;
        if (outer != null) {
            outer.lastTime = -1;
            RUNNING.add(outer);
        }
    }

    /// The thread that looks, started with the first call.
    private enum Watcher {
        START;

        Watcher() {
            Thread.ofPlatform().daemon().name("bindery-ruby-budget").start(() -> {
                while (true) {
                    LockSupport.parkNanos(PAUSE);
                    RUNNING.forEach(Spending::look);
                }
            });
        }

        void ready() {}
    }
}
