package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Runs work that reads files of an environment, and repeats it if one of them changed meanwhile, so that no result is computed
/// from a mixture of old and new files.
///
/// Work that finds all its inputs in memory is not checked: cached results were checked when they were read.
public final class SteadyReading {
    private static final int ATTEMPTS = 8;
    private static final Duration PAUSE = Duration.ofMillis(25);

    private final WatchedTree files;

    SteadyReading(WatchedTree files) {
        this.files = files;
    }

    /// One attempt of a piece of work.
    public interface Attempt<T> {
        /// Does the work.
        T done();

        /// The files of snapshots it used, as they were seen, also by others before it.
        Map<Path, FileStamp> seen();
    }

    /// Does work until all its files stayed as they were from beginning to end. A failure counts as an outcome: it may come from a file that was half
    /// written.
    ///
    /// @param again receives the number of a failed attempt before the work is repeated
    /// @throws LoadError if files kept changing
    public <T> T done(Supplier<Attempt<T>> attempts, Consumer<Integer> again) {
        for (int number = 1; ; number++) {
            Attempt<T> attempt = attempts.get();
            Map<Path, FileStamp> relied = new HashMap<>();
            Map<Path, FileStamp> outer = files.watch(relied);
            long reads = files.reads();
            try {
                T made = attempt.done();
                if (reads == files.reads() || holds(relied, attempt)) {
                    return made;
                }
            } catch (RuntimeException failure) {
                if (reads == files.reads() || holds(relied, attempt)) {
                    throw failure;
                }
            } finally {
                files.watch(outer);
            }
            if (number == ATTEMPTS) {
                throw new LoadError("The files of the environment changed while they were read, " + ATTEMPTS
                        + " times in a row. Put a changed environment in place by renaming a directory or a link");
            }
            again.accept(number);
            LockSupport.parkNanos(PAUSE.toNanos() * number);
        }
    }

    private boolean holds(Map<Path, FileStamp> relied, Attempt<?> attempt) {
        return files.holds(relied) && files.holds(attempt.seen());
    }
}
