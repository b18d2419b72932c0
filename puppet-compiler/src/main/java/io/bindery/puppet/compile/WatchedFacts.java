package io.bindery.puppet.compile;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// Facts that report each read of a fact. Iterating over all facts counts as reading each of them.
final class WatchedFacts<K> extends LinkedHashMap<K, Value> {
    private static final long serialVersionUID = 1L;

    private final transient Hash facts;
    private final transient Witness witness;

    private WatchedFacts(SequencedMap<K, Value> values, Hash facts, Witness witness) {
        super(values);
        this.facts = facts;
        this.witness = witness;
    }

    /// `$facts`.
    static Hash hash(Hash facts, Witness witness) {
        return witness == Witness.NONE ? facts : Hash.owning(new WatchedFacts<>(facts.entries(), facts, witness));
    }

    /// The variables of a top scope, of which some are facts.
    static SequencedMap<String, Value> variables(SequencedMap<String, Value> all, Hash facts, Witness witness) {
        return witness == Witness.NONE ? all : new WatchedFacts<>(all, facts, witness);
    }

    private void read(Object key) {
        String name = key instanceof Value value ? Texts.of(value) : String.valueOf(key);
        if (facts.get(name) != null) {
            witness.fact(name);
        }
    }

    private void readAll() {
        facts.entries().keySet().forEach(this::read);
    }

    @Override
    public @Nullable Value get(@Nullable Object key) {
        if (key != null) {
            read(key);
        }
        return super.get(key);
    }

    @Override
    public Set<Map.Entry<K, Value>> entrySet() {
        readAll();
        return super.entrySet();
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super Value> action) {
        readAll();
        super.forEach(action);
    }
}
