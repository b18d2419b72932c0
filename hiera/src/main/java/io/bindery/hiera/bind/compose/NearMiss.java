package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Key;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Names that differ from another in two letters at most.
final class NearMiss {
    private static final int FAR = 2;

    private NearMiss() {}

    /// The name of the nearest other key, or null where none is near.
    static @Nullable String of(Key key, Collection<Key> others) {
        List<String> all = all(key, others);
        return all.isEmpty() ? null : all.getFirst();
    }

    /// The names of all near keys, nearest first.
    static List<String> all(Key key, Collection<Key> others) {
        List<String> found = new ArrayList<>();
        for (int distance = 1; distance <= FAR; distance++) {
            for (Key other : others) {
                if (other.type().equals(key.type()) && distance(key.name(), other.name()) == distance) {
                    found.add(other.name());
                }
            }
        }
        return found;
    }

    private static int distance(String left, String right) {
        if (Math.abs(left.length() - right.length()) > FAR) {
            return FAR + 1;
        }
        int[] above = new int[right.length() + 1];
        for (int j = 0; j <= right.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= left.length(); i++) {
            int[] row = new int[right.length() + 1];
            row[0] = i;
            for (int j = 1; j <= right.length(); j++) {
                int change = left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j - 1], above[j]) + 1, above[j - 1] + change);
            }
            above = row;
        }
        return above[right.length()];
    }
}
