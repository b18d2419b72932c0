package io.bindery.puppet.facts;

import io.bindery.inventory.HostView;
import io.bindery.inventory.LocalView;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;

/// Collects the facts of a host: core facts from the inventory, external facts from files, custom facts from Ruby.
public final class Facts {
    private final FactRequest request;
    private final HostView host;
    private final Messages messages = new Messages();

    private Facts(FactRequest request, HostView host) {
        this.request = request;
        this.host = host;
    }

    public static CollectedFacts collect(FactRequest request) {
        return collect(request, new LocalView(request.host(), request.environment()));
    }

    static CollectedFacts collect(FactRequest request, HostView host) {
        return new Facts(request, host).collect();
    }

    private CollectedFacts collect() {
        FactSelection selection = new FactSelection(request.queries(), request.legacy(), Set.of(), false);
        CoreCollection core = new CoreCollection(new Survey(host), selection, messages);
        core.start();
        ExternalFacts external = new ExternalFacts(request.host(), host, messages);
        Map<String, Value> given = external.collect(request.external() ? external.files(externalDirectories()) : List.of());
        given.putAll(EnvironmentFacts.of(request.environment()));
        SequencedMap<Value, Value> facts = new LinkedHashMap<>();
        core.facts().forEach(fact -> {
            String root = fact.legacy() ? fact.name() : fact.name().split("\\.", 2)[0];
            if (!given.containsKey(root)) {
                bury(facts, fact.legacy() ? List.of(fact.name()) : List.of(fact.name().split("\\.")), fact.value());
            }
        });
        given.forEach((name, value) -> facts.put(Str.of(name), value));
        return new CollectedFacts(Hash.owning(facts), messages.all(), core.timings());
    }

    private List<Path> externalDirectories() {
        if (!request.externalDirectories().isEmpty()) {
            return request.externalDirectories();
        }
        String home = request.environment().get("HOME");
        return host.effectiveUser() == 0
                ? List.of(Path.of("/etc/facter/facts.d"))
                : home == null ? List.of() : List.of(Path.of(home, ".facter", "facts.d"));
    }

    /// Puts a value into the hashes that its path leads through.
    private static void bury(SequencedMap<Value, Value> into, List<String> path, Value value) {
        Value key = Str.of(path.getFirst());
        if (path.size() == 1) {
            into.put(key, value);
            return;
        }
        SequencedMap<Value, Value> inner = new LinkedHashMap<>();
        if (into.get(key) instanceof Hash old) {
            inner.putAll(old.entries());
        }
        bury(inner, path.subList(1, path.size()), value);
        into.put(key, Hash.owning(inner));
    }
}
