package io.bindery.ruby.jruby;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jruby.Ruby;
import org.jruby.RubyClass;
import org.jruby.RubyString;
import org.jruby.RubyThread;
import org.jspecify.annotations.Nullable;

/// Stops runaway Ruby code: each call of a function and each rendering of a template has limits for CPU time, elapsed time, and
/// allocated and held memory. One thread checks all calls fifty times a second, so that a call itself costs next to nothing.
///
/// Threads that a call starts are charged to it and end with it. Work of the Puppet language on behalf of Ruby code is not
/// counted: a function that includes a class is not charged for the class. Loading a library has a limit of its own.
final class RubyBudget {
    /// A function may load libraries and work through much data.
    static final Limit FUNCTION = new Limit("function", 10_000, 300, 2048);

    static final Limit TEMPLATE = new Limit("template", 1_500, 60, 1024);

    /// CPU time for loading libraries, in nanoseconds, besides the time of the call itself. An engine that has just started needs
    /// seconds for openssl on a slow machine, and the first template that names it is not at fault.
    private static final long LOADING = 5_000_000_000L;

    /// CPU time after which a check looks at the stack of a call, in nanoseconds. Most calls never take that long.
    private static final long LONG = 300_000_000;

    private static final String LOADER = "org.jruby.runtime.load.LoadService";

    private static final long PAUSE = 20_000_000;
    private static final int MOST_THREADS = 64;

    /// How much memory a call may hold in addition to the memory in use when it began.
    private static final long HELD = 256L << 20;

    private static final Set<Spending> RUNNING = ConcurrentHashMap.newKeySet();
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private RubyBudget() {}

    /// @param milliseconds CPU time
    /// @param seconds elapsed time
    /// @param megabytes allocated memory in all, whether or not it is still in use
    record Limit(String what, long milliseconds, long seconds, long megabytes) {}

    /// What one call has used so far.
    static final class Spending {
        private final Limit limit;
        private final long thread;
        private final RubyThread ruby;
        private final RubyClass exhausted;
        private final @Nullable Spending outer;
        private volatile boolean counted = true;
        private volatile @Nullable String verdict;
        private boolean ended;
        private long time;
        private long loading;
        private long memory;
        private long lastTime;
        private long lastMemory;
        private long wall;
        private long lastWall;
        private long nextLook = HELD;
        private final long usedBefore;
        private final Set<RubyThread> threadsBefore;
        private final Map<Long, Long> startedTimes = new HashMap<>();

        private Spending(Limit limit, RubyThread ruby, RubyClass exhausted, @Nullable Spending outer) {
            this.limit = limit;
            this.thread = Thread.currentThread().threadId();
            this.ruby = ruby;
            this.exhausted = exhausted;
            this.outer = outer;
            this.lastTime = -1;
            this.usedBefore = inUse();
            this.threadsBefore = new HashSet<>(Arrays.asList(threads()));
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

        // Synchronized with the end of the call, after which nobody may be interrupted any more.
        private synchronized void look() {
            if (ended) {
                return;
            }
            long nowTime = THREADS.getThreadCpuTime(thread);
            long nowMemory = THREADS.getThreadAllocatedBytes(thread);
            long nowWall = System.nanoTime();
            if (lastTime >= 0 && counted) {
                charge(nowTime - lastTime);
                memory += nowMemory - lastMemory;
                wall += nowWall - lastWall;
            }
            lastTime = nowTime;
            lastMemory = nowMemory;
            lastWall = nowWall;
            String excess = counted ? excess() : null;
            if (excess != null) {
                String message = "Ruby code of a " + limit.what() + " " + excess + " and was stopped";
                verdict = message;
                interrupt(message);
            }
        }

        private void charge(long spent) {
            if (time > LONG && loading < LOADING && isLoading()) {
                loading += spent;
            } else {
                time += spent;
            }
        }

        private boolean isLoading() {
            Thread carrier = ruby.getNativeThread();
            return carrier != null
                    && Arrays.stream(carrier.getStackTrace()).anyMatch(frame -> frame.getClassName().equals(LOADER));
        }

        // Code that rescues the interrupt is interrupted again. At most one interrupt is pending at a time.
        private void interrupt(String message) {
            Ruby runtime = exhausted.getRuntime();
            if (!ruby.pending_interrupt_p(runtime.getCurrentContext()).isTrue()) {
                ruby.raise(exhausted, RubyString.newUnicodeString(runtime, message));
            }
        }

        private @Nullable String excess() {
            List<RubyThread> started = started();
            if (time + timeOf(started) > limit.milliseconds() * 1_000_000) {
                return "used more than " + limit.milliseconds() / 1000.0 + " s of CPU time";
            }
            if (started.size() > MOST_THREADS) {
                return "started more than " + MOST_THREADS + " threads";
            }
            if (memory > limit.megabytes() << 20) {
                return "allocated more than " + limit.megabytes() + " MB";
            }
            if (wall > limit.seconds() * 1_000_000_000) {
                return "took longer than " + limit.seconds() + " s";
            }
            return memory > nextLook && holdsTooMuch() ? "held more than " + (HELD >> 20) + " MB" : null;
        }

        // Only memory that remains after a collection counts as held. A call that allocates this much pays for a collection.
        private boolean holdsTooMuch() {
            nextLook = memory + HELD;
            if (inUse() - usedBefore <= HELD) {
                return false;
            }
            System.gc();
            return inUse() - usedBefore > HELD;
        }

        private long timeOf(List<RubyThread> started) {
            for (RubyThread each : started) {
                Thread carrier = each.getNativeThread();
                if (carrier != null) {
                    startedTimes.merge(carrier.threadId(), Math.max(THREADS.getThreadCpuTime(carrier.threadId()), 0), Math::max);
                }
            }
            return startedTimes.values().stream().mapToLong(Long::longValue).sum();
        }

        private RubyThread[] threads() {
            return exhausted.getRuntime().getThreadService().getActiveRubyThreads();
        }

        private List<RubyThread> started() {
            return Arrays.stream(threads()).filter(each -> !each.isAdopted() && !threadsBefore.contains(each)).toList();
        }

        private static long inUse() {
            return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
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
        Watcher.START.wake();
        return spending;
    }

    static void end(Spending spending) {
        RUNNING.remove(spending);
        synchronized (spending) {
            spending.ended = true;
        }
        Spending outer = spending.outer;
        if (outer != null) {
            outer.lastTime = -1;
            RUNNING.add(outer);
        }
    }

    /// Ends the threads that a call started.
    static void endThreads(Spending spending) {
        spending.started().forEach(RubyThread::kill);
    }

    /// The thread that checks all calls. It starts with the first call. It sleeps between two checks, and only a thread that
    /// waits for a first call is woken: waking it for every call would cost more than most calls do, and a compile may make
    /// thousands.
    private enum Watcher {
        START;

        private volatile boolean waiting;
        private final Thread thread = Thread.ofPlatform().daemon().name("bindery-ruby-budget").start(this::watch);

        private void watch() {
            while (true) {
                LockSupport.parkNanos(PAUSE);
                RUNNING.forEach(Spending::look);
                // Whoever adds a call looks at the flag afterwards, and this thread at the calls after it has set the flag.
                waiting = true;
                while (RUNNING.isEmpty()) {
                    LockSupport.park();
                }
                waiting = false;
            }
        }

        private void wake() {
            if (waiting) {
                LockSupport.unpark(thread);
            }
        }
    }
}
