package io.bindery.puppet.load;

import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/// The paths that a piece of work depends on: all paths it looked at in a file tree, and all paths looked at for results that it
/// took from a cache. Work with the same looks and the same answers gives the same result.
///
/// A caller runs a compile with [#during]. A file tree that takes part calls [#at] for each question. Caches between compiles
/// keep the looks beside their results ([Remembered]), so that a hit counts like the first read.
public final class Looks {
    private static final ScopedValue<Looks> CURRENT = ScopedValue.newInstance();

    private final Set<Path> paths = new HashSet<>();
    private final Set<String> unseen = new TreeSet<>();

    /// Runs a piece of work on this thread and records its looks.
    public static <T> T during(Looks looks, Supplier<T> work) {
        return ScopedValue.where(CURRENT, looks).call(work::get);
    }

    static boolean areNoted() {
        return CURRENT.isBound();
    }

    /// Notes a path for the work that runs on this thread, if someone wants to know.
    public static void at(Path path) {
        if (CURRENT.isBound()) {
            CURRENT.get().paths.add(path);
        }
    }

    /// Notes that the work depends on something that cannot be witnessed.
    ///
    /// @param reason the reason in words, as in `Ruby code in FILE opens files`
    public static void unseen(String reason) {
        if (CURRENT.isBound()) {
            CURRENT.get().unseen.add(reason);
        }
    }

    /// Counts all of these for the work that runs on this thread.
    void again() {
        if (CURRENT.isBound() && CURRENT.get() != this) {
            CURRENT.get().paths.addAll(paths);
            CURRENT.get().unseen.addAll(unseen);
        }
    }

    public Set<Path> paths() {
        return Collections.unmodifiableSet(paths);
    }

    /// What the work depends on besides these paths, sorted; empty if the paths are all of it.
    public Set<String> unseen() {
        return Collections.unmodifiableSet(unseen);
    }
}
