package io.bindery.fleet.compile;

import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.value.Hash;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// A state that keeps the results of its nodes, for work that needs a node twice. All catalogs stay in memory. Results of nodes
/// that collect exported resources are not kept, because they depend on the other nodes.
public final class KeptOutcomes implements CompiledState {
    private final CompiledState compiler;
    private final Map<String, Outcome> kept = new ConcurrentHashMap<>();

    public KeptOutcomes(CompiledState compiler) {
        this.compiler = compiler;
    }

    @Override
    public CodeState state() {
        return compiler.state();
    }

    @Override
    public Outcome compile(FleetNode node, Hash facts, ExportedResources exported, Log log) {
        Outcome known = kept.get(node.name());
        if (known != null) {
            return known;
        }
        Outcome outcome = compiler.compile(node, facts, exported, log);
        if (!(outcome instanceof Outcome.Compiled compiled) || compiled.collected().isEmpty()) {
            kept.put(node.name(), outcome);
        }
        return outcome;
    }
}
