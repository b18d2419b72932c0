package io.bindery.files;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Tells whether anything changed in directories since they were first watched, by Linux's inotify, without looking at each file.
///
/// The kernel queues an event while a file is changed, and [Watch#isQuiet] reads the queue itself. A change that ended before the
/// call is therefore always seen; `java.nio.file.WatchService` reads the queue in a thread of its own and reports later.
///
/// Only file systems to which only this kernel writes can be watched.
public final class DirectoryWatches {
    private static final Set<String> LOCAL = Set.of("ext2", "ext3", "ext4", "xfs", "btrfs", "tmpfs", "overlay", "zfs", "f2fs");
    private static final int NONBLOCK_CLOEXEC = 02004000;

    // Modified, attributes, closed after writing, moved from, moved to, created, deleted, itself deleted, itself moved; directories only.
    private static final int MASK = 0x2 | 0x4 | 0x8 | 0x40 | 0x80 | 0x100 | 0x200 | 0x400 | 0x800 | 0x01000000;
    private static final int OVERFLOW = 0x4000;
    private static final int STATE_BYTES = 64;
    private static final int QUEUE_BYTES = 1 << 16;
    private static final int HEAD_BYTES = 16;

    private final int queue;
    private final Calls calls;
    private final MemorySegment buffer;
    private final Map<Integer, List<Watch>> watching = new HashMap<>();

    private record Calls(MemorySegment init, MemorySegment add, MemorySegment remove, MemorySegment read) {}

    private DirectoryWatches(int queue, Calls calls, MemorySegment buffer) {
        this.queue = queue;
        this.calls = calls;
        this.buffer = buffer;
    }

    /// A queue of its own, or null if the system has none to give.
    public static @Nullable DirectoryWatches open() {
        try {
            Calls calls = new Calls(
                    SystemCalls.function("inotify_init1"),
                    SystemCalls.function("inotify_add_watch"),
                    SystemCalls.function("inotify_rm_watch"),
                    SystemCalls.function("read"));
            MemorySegment buffer = Arena.ofAuto().allocate(STATE_BYTES + QUEUE_BYTES, 8);
            int queue = (int) SystemCalls.call(calls.init, buffer, NONBLOCK_CLOEXEC, 0, 0, 0, 0);
            return queue < 0 ? null : new DirectoryWatches(queue, calls, buffer);
        } catch (RuntimeException | LinkageError unsupported) {
            return null;
        }
    }

    /// Begins to watch directories, not what lies below them; null if one of them cannot be watched.
    public synchronized @Nullable Watch watch(Collection<Path> directories) {
        Watch watch = new Watch();
        for (Path directory : directories) {
            int number = isLocal(directory) ? add(directory) : -1;
            if (number < 0) {
                watch.close();
                return null;
            }
            if (watch.numbers.add(number)) {
                watching.computeIfAbsent(number, unused -> new ArrayList<>(1)).add(watch);
            }
        }
        return watch;
    }

    private static boolean isLocal(Path directory) {
        try {
            return LOCAL.contains(Files.getFileStore(directory).type());
        } catch (IOException | SecurityException unknown) {
            return false;
        }
    }

    private int add(Path directory) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment name = arena.allocateFrom(directory.toString(), SystemCalls.NAMES);
            return (int) SystemCalls.call(calls.add, buffer, queue, name.address(), MASK, 0, 0);
        }
    }

    private void remove(int number) {
        // Fails where the directory was removed, and its watch with it.
        SystemCalls.call(calls.remove, buffer, queue, number, 0, 0, 0);
    }

    /// Takes all events from the queue and marks the watches they are for.
    private void drain() {
        long count = read();
        while (count > 0) {
            for (long at = 0; at + HEAD_BYTES <= count; at += HEAD_BYTES + Integer.toUnsignedLong(word(at + 12))) {
                mark(word(at), word(at + 4));
            }
            count = read();
        }
    }

    private void mark(int number, int events) {
        if ((events & OVERFLOW) != 0) {
            watching.values().forEach(all -> all.forEach(each -> each.quiet = false));
        } else {
            watching.getOrDefault(number, List.of()).forEach(each -> each.quiet = false);
        }
    }

    private int word(long at) {
        return buffer.get(ValueLayout.JAVA_INT, STATE_BYTES + at);
    }

    private long read() {
        return SystemCalls.call(calls.read, buffer, queue, buffer.address() + STATE_BYTES, QUEUE_BYTES, 0, 0);
    }

    /// A set of watched directories.
    public final class Watch implements AutoCloseable {
        private final Set<Integer> numbers = new HashSet<>();
        private boolean quiet = true;

        private Watch() {}

        /// Whether nothing in the directories, and no file in them, has changed since the watch began. Once it has, the answer stays no.
        public boolean isQuiet() {
            synchronized (DirectoryWatches.this) {
                if (quiet) {
                    drain();
                }
                return quiet;
            }
        }

        /// Ends the watch.
        @Override
        public void close() {
            synchronized (DirectoryWatches.this) {
                for (int number : numbers) {
                    List<Watch> others = watching.getOrDefault(number, new ArrayList<>());
                    others.remove(this);
                    if (others.isEmpty()) {
                        watching.remove(number);
                        remove(number);
                    }
                }
                numbers.clear();
                quiet = false;
            }
        }
    }
}
