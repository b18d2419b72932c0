package io.bindery.hiera;

import io.bindery.hiera.Explainer.Node;
import io.bindery.hiera.Explainer.Outcome;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/// An explanation as data, for `--explain --render-as json`.
public final class ExplainData {
    private ExplainData() {}

    public static Value of(Explainer explainer) {
        List<Node> branches = explainer.root().branches();
        if (branches.size() == 1) {
            return node(branches.getFirst());
        }
        SequencedMap<Value, Value> data = new LinkedHashMap<>();
        put(data, "branches", branches(branches));
        return Hash.owning(data);
    }

    private static Value branches(List<Node> nodes) {
        return new Arr(nodes.stream().map(ExplainData::node).toList());
    }

    private static void put(SequencedMap<Value, Value> data, String key, Value value) {
        data.put(new RubySymbol(key), value);
    }

    private static void put(SequencedMap<Value, Value> data, String key, String value) {
        put(data, key, Str.of(value));
    }

    private static Value node(Node node) {
        if (node.step() instanceof Explainer.Merging && node.branches().size() == 1) {
            return node(node.branches().getFirst());
        }
        SequencedMap<Value, Value> data = new LinkedHashMap<>();
        if (node.step() instanceof Explainer.MergeSource source) {
            put(data, "type", new RubySymbol("merge_source"));
            put(data, "merge_source", source.name());
            return Hash.owning(data);
        }
        if (!node.branches().isEmpty()) {
            put(data, "branches", branches(node.branches()));
        }
        outcome(node, data);
        describe(node, data);
        return Hash.owning(data);
    }

    private static void outcome(Node node, SequencedMap<Value, Value> data) {
        String key = node.key();
        Value value = node.value();
        Outcome outcome = node.outcome();
        switch (node.step()) {
            case Explainer.Search search -> put(data, "key", search.key());
            case Explainer.InvalidKey invalid -> put(data, "key", invalid.key());
            case null, default -> {
                if (key != null) {
                    put(data, "key", key);
                }
            }
        }
        boolean found = outcome != Outcome.NOT_FOUND && outcome != Outcome.LOCATION_NOT_FOUND;
        if (value != null && outcome != null && found) {
            put(data, "value", value);
        }
        if (outcome != null) {
            put(data, "event", new RubySymbol(outcome.name().toLowerCase(Locale.ROOT)));
        }
        if (!node.texts().isEmpty()) {
            put(data, "texts", new Arr(node.texts().stream().<Value>map(Str::of).toList()));
        }
    }

    private static void describe(Node node, SequencedMap<Value, Value> data) {
        switch (node.step()) {
            case null -> {}
            case Explainer.Search search -> type(data, "root");
            case Explainer.InvalidKey invalid -> type(data, "invalid_key");
            case Explainer.MergeSource source -> type(data, "merge_source");
            case Explainer.MissingModule module -> {
                put(data, "event", new RubySymbol(module.exists() ? "module_provider_not_found" : "module_not_found"));
                type(data, "module");
            }
            case Explainer.Interpolating interpolating -> {
                type(data, "interpolate");
                put(data, "expression", interpolating.text());
            }
            case Explainer.Merging merging -> {
                type(data, "merge");
                put(data, "merge", new RubySymbol(merging.strategy().kind().label()));
                Hash options = ExplainText.shownOptions(merging.strategy());
                if (options.size() > 0) {
                    put(data, "options", options);
                }
            }
            case Explainer.Binding binding -> {
                type(data, "global");
                put(data, "name", binding.terminus());
            }
            case Explainer.Provider provider -> provider(provider, data);
            case Explainer.At at -> location(at.location(), data);
            case Explainer.Digging digging -> type(data, "sub_key");
            case Explainer.Segment segment -> type(data, "segment");
            case Explainer.Named named -> {
                type(data, "scope");
                put(data, "name", named.name());
            }
        }
    }

    private static void type(SequencedMap<Value, Value> data, String name) {
        put(data, "type", new RubySymbol(name));
    }

    private static void provider(Explainer.Provider provider, SequencedMap<Value, Value> data) {
        type(data, "data_provider");
        put(data, "name", provider.name());
        if (provider.configuration() != null) {
            put(data, "configuration_path", provider.configuration().toString());
        }
        if (provider.module() != null) {
            put(data, "module", provider.module());
        }
    }

    private static void location(Location location, SequencedMap<Value, Value> data) {
        String kind = location.path() == null ? "uri" : "path";
        type(data, kind);
        put(data, "original_" + kind, location.original());
        put(data, kind, location.text());
    }
}
