package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Key;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// All candidates by key.
final class Candidates {
    private static final Comparator<Candidate> HIGHEST_FIRST =
            Comparator.comparing(Candidate::position).reversed().thenComparingInt(Candidate::ordinal);

    private final SequencedMap<Key, List<Candidate>> byKey = new LinkedHashMap<>();

    void add(Candidate candidate) {
        byKey.computeIfAbsent(candidate.key(), _ -> new ArrayList<>(2)).add(candidate);
    }

    Collection<Map.Entry<Key, List<Candidate>>> entries() {
        return byKey.entrySet();
    }

    Collection<Key> keys() {
        return byKey.keySet();
    }

    boolean has(Key key) {
        return byKey.containsKey(key);
    }

    /// Those of a key, highest first.
    List<Candidate> of(Key key) {
        List<Candidate> found = new ArrayList<>(byKey.getOrDefault(key, List.of()));
        found.sort(HIGHEST_FIRST);
        return found;
    }

    static List<Candidate> highestFirst(List<Candidate> candidates) {
        if (candidates.size() > 1) {
            candidates.sort(HIGHEST_FIRST);
        }
        return candidates;
    }

    /// The best at or below a position, a concrete one before an abstract one of the same position.
    @Nullable Candidate best(Key key, Position limit, boolean strictly) {
        Candidate best = null;
        for (Candidate each : of(key)) {
            int order = each.position().compareTo(limit);
            if (order > 0 || strictly && order == 0) {
                continue;
            }
            boolean better = best == null
                    || best.position().equals(each.position()) && best.isAbstract() && !each.isAbstract();
            best = better ? each : best;
        }
        return best;
    }

    /// Takes those of a key away that are not above a position.
    void erase(Key key, Position limit) {
        List<Candidate> known = byKey.get(key);
        if (known != null) {
            known.removeIf(candidate -> candidate.position().compareTo(limit) <= 0);
            if (known.isEmpty()) {
                byKey.remove(key);
            }
        }
    }
}
