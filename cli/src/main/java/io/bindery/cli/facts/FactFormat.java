package io.bindery.cli.facts;

import io.bindery.puppet.facts.CollectedFacts;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/// One of Facter's output formats for facts.
public enum FactFormat {
    PLAIN,
    JSON,
    YAML,
    HOCON;

    /// The text for the queried facts, or for all facts if there is no query.
    public String text(CollectedFacts facts, List<String> queries) {
        if (queries.isEmpty()) {
            return all(facts.values());
        }
        if (queries.size() == 1 && (this == PLAIN || this == HOCON)) {
            Value value = facts.at(queries.getFirst());
            return value == null ? "" : single(sorted(value));
        }
        TreeMap<String, Value> asked = new TreeMap<>();
        for (String query : queries) {
            Value value = facts.at(query);
            asked.put(query, value == null ? Undef.UNDEF : value);
        }
        SequencedMap<Value, Value> shown = new LinkedHashMap<>();
        asked.forEach((query, value) -> shown.put(Str.of(query), value));
        return several(Hash.owning(shown));
    }

    private String all(Hash facts) {
        Value sorted = sorted(facts);
        return switch (this) {
            case PLAIN -> PlainFacts.all(sorted);
            case JSON -> PrettyJson.of(sorted);
            case YAML -> FactYaml.of(sorted);
            case HOCON -> Hocon.of(sorted);
        };
    }

    private String several(Hash facts) {
        return this == PLAIN ? PlainFacts.several((Hash) sorted(facts)) : all(facts);
    }

    private String single(Value value) {
        return this == PLAIN ? PlainFacts.single(value) : Hocon.of(value);
    }

    /// The value with the keys of its hashes sorted; those of hashes in lists keep their order.
    static Value sorted(Value value) {
        if (!(value instanceof Hash hash)) {
            return value;
        }
        TreeMap<String, Value> byName = new TreeMap<>();
        hash.entries().forEach((key, entry) -> byName.put(key instanceof Str text ? text.value() : key.toString(), entry));
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        byName.forEach((key, entry) -> entries.put(Str.of(key), sorted(entry)));
        return Hash.owning(entries);
    }
}
