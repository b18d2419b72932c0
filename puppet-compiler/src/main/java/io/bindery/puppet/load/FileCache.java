package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// Something worked out from each file, kept until the file changes. Two threads may work the same out at once; both are right.
final class FileCache<T> {
    private final Map<Key, Entry<T>> entries = new ConcurrentHashMap<>();

    private record Key(Path file, String variant) {}

    private record Entry<T>(FileStamp stamp, T value) {}

    /// @param stamp of the file as it is now, taken before it is read
    T get(Path file, String variant, FileStamp stamp, Supplier<T> work) {
        Key key = new Key(file, variant);
        Entry<T> known = entries.get(key);
        if (known != null && known.stamp.equals(stamp)) {
            return known.value;
        }
        T value = work.get();
        entries.put(key, new Entry<>(stamp, value));
        return value;
    }
}
