package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.Statement;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/// The immutable result of composition: the effective entry of every key, and all candidates.
final class Effective {
    private final List<NamedLayer> layers;
    private final Categories state;
    private final SequencedMap<Key, Entry> entries;
    private final Candidates candidates;
    private final List<Flattening.Mounted> mounted;
    private final List<Contribution> fragments;
    private final List<Statement.DependencyBinding> dependencies;
    private final Map<String, Map<String, Entry>> parameters = new HashMap<>();

    Effective(
            List<NamedLayer> layers,
            Categories state,
            SequencedMap<Key, Entry> entries,
            Candidates candidates,
            List<Flattening.Mounted> mounted,
            List<Contribution> fragments,
            List<Statement.DependencyBinding> dependencies) {
        this.layers = layers;
        this.state = state;
        this.entries = Collections.unmodifiableSequencedMap(entries);
        this.candidates = candidates;
        this.mounted = List.copyOf(mounted);
        this.fragments = fragments.stream().sorted(Contribution.ORDER).toList();
        this.dependencies = List.copyOf(dependencies);
        for (Entry entry : entries.values()) {
            index(entry);
        }
    }

    // `/param/TARGET/NAME`: a target holds no slash, as titles are encoded.
    private void index(Entry entry) {
        String name = entry.key().name();
        if (name.startsWith("/param/")) {
            int slash = name.lastIndexOf('/');
            parameters.computeIfAbsent(name.substring(7, slash), _ -> new HashMap<>()).put(name.substring(slash + 1), entry);
        }
    }

    List<NamedLayer> layers() {
        return layers;
    }

    Categories state() {
        return state;
    }

    SequencedMap<Key, Entry> entries() {
        return entries;
    }

    Candidates candidates() {
        return candidates;
    }

    List<Flattening.Mounted> mounted() {
        return mounted;
    }

    /// In the order in which they count.
    List<Contribution> fragments() {
        return fragments;
    }

    List<Statement.DependencyBinding> dependencies() {
        return dependencies;
    }

    /// The targets of bound parameters, each with one of its statements.
    Map<String, Provenance> parameterTargets() {
        Map<String, Provenance> targets = new TreeMap<>();
        parameters.forEach((target, bound) -> targets.put(target, bound.values().iterator().next().winner().provenance()));
        return targets;
    }

    /// The bound parameters of a class, type or resource by name.
    Map<String, Entry> parameters(String target) {
        return parameters.getOrDefault(target, Map.of());
    }
}
