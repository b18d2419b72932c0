package io.bindery.hiera;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Caches merges of values without interpolation, so that later compiles need not merge them again. Such values are the same
/// objects for every compile until their file changes.
final class Merges {
    /// A bound for memory; a site with more than this many different merges is slower, not wrong.
    private static final int MOST = 200_000;

    private static final int MOST_OPTIONS = 2_000;

    private final Map<Pair, Value> known = new ConcurrentHashMap<>();
    private final Map<Pair, LookupOptions> options = new ConcurrentHashMap<>();
    private final Map<Value, MergeStrategy> strategies = new ConcurrentHashMap<>();

    /// Two values to be merged. Two pairs are equal if they hold the same objects.
    private record Pair(@Nullable MergeStrategy strategy, Value first, @Nullable Value second) {
        @Override
        @SuppressWarnings("ReferenceEquality") // what is kept is known by identity
        public boolean equals(@Nullable Object other) {
            return other instanceof Pair pair
                    && first == pair.first
                    && second == pair.second
                    && (strategy == pair.strategy || strategy != null && strategy.equals(pair.strategy));
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(first) * 31 + System.identityHashCode(second);
        }
    }

    /// The strategy for a `merge` argument or lookup option; equal arguments give the same object.
    MergeStrategy strategy(Value merge) {
        MergeStrategy strategy = strategies.get(merge);
        if (strategy == null) {
            strategy = MergeStrategy.of(merge);
            if (strategies.size() < MOST) {
                strategies.put(merge, strategy);
            }
        }
        return strategy;
    }

    Value merged(MergeStrategy strategy, Value first, Value second) {
        Pair pair = new Pair(strategy, first, second);
        Value value = known.get(pair);
        return value != null ? value : keep(pair, strategy.merge(first, second));
    }

    /// The value as a flat array, which is what merging into an array starts with.
    Value flattened(Value value) {
        Pair pair = new Pair(null, value, null);
        Value flat = known.get(pair);
        return flat != null ? flat : keep(pair, new Arr(MergeStrategy.flat(value)));
    }

    /// The array without duplicates.
    Value distinct(Arr list) {
        Pair pair = new Pair(MergeStrategy.UNIQUE, list, null);
        Value distinct = known.get(pair);
        return distinct != null ? distinct : keep(pair, MergeStrategy.distinct(list));
    }

    // If two threads compute the same merge, one result must win, because further merges identify it by its object.
    private Value keep(Pair pair, Value value) {
        if (known.size() >= MOST) {
            known.clear();
        }
        Value earlier = known.putIfAbsent(pair, value);
        return earlier == null ? value : earlier;
    }

    /// The options in a hash of files, ready for use.
    LookupOptions options(Hash hash) {
        Pair pair = new Pair(null, hash, null);
        LookupOptions prepared = options.get(pair);
        if (prepared == null) {
            prepared = new LookupOptions(hash);
            if (options.size() >= MOST_OPTIONS) {
                options.clear();
            }
            options.put(pair, prepared);
        }
        return prepared;
    }

    void forget() {
        known.clear();
        options.clear();
    }
}
