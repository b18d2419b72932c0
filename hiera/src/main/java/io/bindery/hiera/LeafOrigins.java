package io.bindery.hiera;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.files.FileView;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Value;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Finds the file and line of every leaf of an answer.
///
/// Lookups keep no data for this purpose: the few files that contributed are read again, this time with line numbers.
public final class LeafOrigins {
    private final Map<Path, @Nullable PlacedValue> files = new HashMap<>();
    private final List<Leaf> leaves = new ArrayList<>();

    private final FileView view;

    private LeafOrigins(FileView view) {
        this.view = view;
    }

    /// A leaf of an answer: its path, its value, and its place.
    ///
    /// @param source null if no contribution contains it
    /// @param line 0 if unknown
    public record Leaf(List<Value> path, Value value, @Nullable Contribution source, int line) {}

    /// A part of a contribution that a part of the answer may have come from.
    private record Candidate(Contribution source, Value value, @Nullable PlacedValue placed) {}

    /// @param key the requested key, with its dots
    /// @param contributions highest precedence first
    /// @param files what the contributions were read from
    public static List<Leaf> of(String key, Value answer, List<Contribution> contributions, FileView files) {
        LeafOrigins origins = new LeafOrigins(files);
        List<Candidate> candidates = new ArrayList<>();
        for (Contribution contribution : contributions) {
            PlacedValue file = origins.file(contribution.file());
            PlacedValue placed = file == null ? null : file.entry(contribution.key());
            candidates.add(new Candidate(contribution, contribution.value(), placed));
        }
        for (Value segment : LookupKey.of(key).segments()) {
            candidates = segment instanceof Int(long index) ? at((int) index, candidates) : under(segment, candidates);
        }
        origins.walk(answer, List.of(), candidates);
        return origins.leaves;
    }

    private @Nullable PlacedValue file(@Nullable Path path) {
        return path == null ? null : files.computeIfAbsent(path, this::read);
    }

    private @Nullable PlacedValue read(Path path) {
        try {
            SourceFile source = new SourceFile(path.toString(), new Hiera(view).text(path));
            return path.toString().endsWith(".json")
                    ? JsonReader.read(source, PlacedValue.BUILDER)
                    : YamlReader.read(source, PlacedValue.BUILDER, YamlOptions.WITH_SYMBOLS);
        } catch (DataError | LookupError changedMeanwhile) {
            return null;
        }
    }

    private static List<Candidate> under(Value key, List<Candidate> candidates) {
        List<Candidate> inner = new ArrayList<>();
        for (Candidate candidate : candidates) {
            Value value = candidate.value() instanceof Hash hash ? hash.get(key) : null;
            if (value != null) {
                inner.add(new Candidate(candidate.source(), value, PlacedValue.child(candidate.placed(), key)));
            }
        }
        return inner;
    }

    private static List<Candidate> at(int index, List<Candidate> candidates) {
        List<Candidate> inner = new ArrayList<>();
        for (Candidate candidate : candidates) {
            if (candidate.value() instanceof Arr list && index < list.size()) {
                inner.add(new Candidate(candidate.source(), list.get(index), PlacedValue.element(candidate.placed(), index)));
            }
        }
        return inner;
    }

    private void walk(Value value, List<Value> path, List<Candidate> candidates) {
        switch (value) {
            case Hash hash when hash.size() > 0 ->
                hash.entries().forEach((key, inner) -> walk(inner, with(path, key), under(key, candidates)));
            case Arr list when list.size() > 0 -> {
                for (int i = 0; i < list.size(); i++) {
                    walk(list.get(i), with(path, Int.of(i)), holding(list.get(i), i, candidates));
                }
            }
            default -> leaf(value, path, candidates);
        }
    }

    private static List<Value> with(List<Value> path, Value step) {
        List<Value> longer = new ArrayList<>(path);
        longer.add(step);
        return longer;
    }

    // An element of a merged array may stand anywhere in the arrays it was merged from.
    private static List<Candidate> holding(Value element, int index, List<Candidate> candidates) {
        List<Candidate> holders = new ArrayList<>();
        for (Candidate candidate : candidates) {
            search(element, candidate, holders);
        }
        return holders.isEmpty() ? at(index, candidates) : holders;
    }

    private static void search(Value element, Candidate candidate, List<Candidate> holders) {
        if (candidate.value().equals(element)) {
            holders.add(candidate);
        } else if (candidate.value() instanceof Arr list) {
            for (int i = 0; i < list.size(); i++) {
                search(element, new Candidate(candidate.source(), list.get(i), PlacedValue.element(candidate.placed(), i)), holders);
            }
        }
    }

    private void leaf(Value value, List<Value> path, List<Candidate> candidates) {
        Candidate chosen = candidates.isEmpty() ? null : candidates.getFirst();
        for (Candidate candidate : candidates.reversed()) {
            chosen = candidate.value().equals(value) ? candidate : chosen;
        }
        PlacedValue placed = chosen == null ? null : chosen.placed();
        leaves.add(new Leaf(path, value, chosen == null ? null : chosen.source(), placed == null ? 0 : placed.line()));
    }
}
