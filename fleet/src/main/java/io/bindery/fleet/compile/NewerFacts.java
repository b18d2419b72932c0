package io.bindery.fleet.compile;

import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.value.Hash;
import java.util.function.UnaryOperator;

/// A state that uses changed facts instead of the nodes' own.
///
/// @param facts computes them from a node's facts
public record NewerFacts(CompiledState compiler, UnaryOperator<Hash> facts) implements CompiledState {
    @Override
    public CodeState state() {
        return compiler.state();
    }

    @Override
    public Outcome compile(FleetNode node, Hash given, ExportedResources exported, Log log) {
        return compiler.compile(node, facts.apply(given), exported, log);
    }
}
