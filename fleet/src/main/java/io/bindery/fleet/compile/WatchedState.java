package io.bindery.fleet.compile;

import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.value.Hash;
import java.util.function.Function;

/// A state that observes its compiles, each through a watch of its own.
///
/// @param watches creates the watch for a node's compile
public record WatchedState(StateCompiler compiler, Function<FleetNode, Watch> watches) implements CompiledState {
    @Override
    public CodeState state() {
        return compiler.state();
    }

    @Override
    public Outcome compile(FleetNode node, Hash facts, ExportedResources exported, Log log) {
        return compiler.compile(node, facts, exported, log, watches.apply(node));
    }
}
