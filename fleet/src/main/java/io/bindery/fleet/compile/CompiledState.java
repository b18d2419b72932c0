package io.bindery.fleet.compile;

import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.value.Hash;

/// A state of the code at which nodes can be compiled. Any number of threads may use one.
public interface CompiledState {
    CodeState state();

    /// Compiles a node; what goes wrong is a result too.
    ///
    /// @param exported what the other nodes export
    Outcome compile(FleetNode node, Hash facts, ExportedResources exported, Log log);
}
