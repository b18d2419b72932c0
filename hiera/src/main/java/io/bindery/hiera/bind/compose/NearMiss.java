package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Key;
import io.bindery.text.Spelling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds names that differ from another in at most two letters.
final class NearMiss {
    private static final int FAR = 2;

    private NearMiss() {}

    /// The name of the nearest other key, or null if none is near.
    static @Nullable String of(Key key, Collection<Key> others) {
        List<String> all = all(key, others);
        return all.isEmpty() ? null : all.getFirst();
    }

    /// `; did you mean 'name'?` with the nearest other key, to be put after a message; empty if none is near.
    static String suggestion(Key key, Collection<Key> others) {
        String near = of(key, others);
        return near == null ? "" : "; did you mean '" + near + "'?";
    }

    /// The names of all near keys, nearest first.
    static List<String> all(Key key, Collection<Key> others) {
        List<String> found = new ArrayList<>();
        for (int distance = 1; distance <= Math.min(FAR, key.name().length() - 1); distance++) {
            for (Key other : others) {
                if (other.type().equals(key.type()) && Spelling.distance(key.name(), other.name(), FAR + 1) == distance) {
                    found.add(other.name());
                }
            }
        }
        return found;
    }
}
