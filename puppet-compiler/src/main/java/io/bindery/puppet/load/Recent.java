package io.bindery.puppet.load;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A table that keeps the most recently used entries. Any number of threads may use one.
final class Recent<K, V> {
    private final Map<K, V> entries;

    Recent(int most) {
        entries = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    synchronized @Nullable V get(K key) {
        return entries.get(key);
    }

    synchronized void removeIf(Predicate<K> unwanted) {
        entries.keySet().removeIf(unwanted);
    }

    synchronized void put(K key, V value) {
        entries.put(key, value);
    }
}
