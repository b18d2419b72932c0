package io.bindery.puppet.compile;

import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.World;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// The top scope variables of a node: those of its classifier, its facts, and the server's facts. Of two with one name, the
/// earlier in this list wins.
final class NodeParameters {
    private NodeParameters() {}

    static SequencedMap<String, Value> of(Request request, World world) {
        SequencedMap<String, Value> all = new LinkedHashMap<>(request.parameters());
        merge(request.facts(), all, request, world);
        merge(request.serverFacts(), all, request, world);
        return all;
    }

    /// The same without a word about what is there twice.
    static SequencedMap<String, Value> quietly(Request request) {
        SequencedMap<String, Value> all = new LinkedHashMap<>(request.parameters());
        request.facts().entries().forEach((name, value) -> all.putIfAbsent(Texts.of(name), value));
        request.serverFacts().entries().forEach((name, value) -> all.putIfAbsent(Texts.of(name), value));
        return all;
    }

    /// Gives a top scope its variables. `$environment` always comes from the environment, not from facts or classifier.
    static void set(Scope top, Request request, SequencedMap<String, Value> parameters, Witness witness) {
        parameters.remove("environment");
        top.preset(WatchedFacts.variables(parameters, request.facts(), witness));
        top.define("environment", Str.of(request.environment().name()));
        top.define("trusted", request.trusted());
        top.define("server_facts", serverFacts(request));
        top.define("facts", WatchedFacts.hash(request.facts(), witness));
    }

    private static void merge(Hash facts, SequencedMap<String, Value> all, Request request, World world) {
        facts.entries().forEach((key, value) -> {
            String name = Texts.of(key);
            Value kept = all.putIfAbsent(name, value);
            if (kept != null && !name.equals("environment")) {
                world.log(
                        LogLevel.WARNING,
                        null,
                        "The node parameter '" + name + "' for node '" + request.name() + "' was already set to '"
                                + Texts.of(kept) + "'. It could not be set to '" + Texts.of(value) + "'");
            }
        });
    }

    /// `$server_facts`: with the name of the environment.
    static Hash serverFacts(Request request) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>(request.serverFacts().entries());
        entries.put(Str.of("environment"), Str.of(request.environment().name()));
        return Hash.owning(entries);
    }
}
