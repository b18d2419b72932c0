package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// A cache of results computed from single files, kept until the file changes; for a file that is seen in several states in turn,
/// the results of the last few states. Two threads may compute the same result at once; both results are valid.
final class FileCache<T> {
    private final int states;
    private final Map<Key, List<Entry<T>>> entries = new ConcurrentHashMap<>();

    FileCache() {
        this(1);
    }

    /// @param states how many of each file are kept
    FileCache(int states) {
        this.states = states;
    }

    private record Key(Path file, String variant) {}

    private record Entry<T>(FileStamp stamp, T value) {}

    /// @param stamp of the file as it is now, taken before it is read
    T get(Path file, String variant, FileStamp stamp, Supplier<T> work) {
        Key key = new Key(file, variant);
        List<Entry<T>> known = entries.getOrDefault(key, List.of());
        for (Entry<T> each : known) {
            if (each.stamp.equals(stamp)) {
                return each.value;
            }
        }
        T value = work.get();
        List<Entry<T>> kept = new ArrayList<>();
        kept.add(new Entry<>(stamp, value));
        kept.addAll(known.subList(0, Math.min(states - 1, known.size())));
        entries.put(key, List.copyOf(kept));
        return value;
    }
}
