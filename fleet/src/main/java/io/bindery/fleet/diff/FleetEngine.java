package io.bindery.fleet.diff;

import io.bindery.fleet.nodes.FleetNode;
import java.util.List;
import java.util.function.BooleanSupplier;

/// The machines that compile the nodes of a fleet: this one, or a cluster. The result is the same.
public interface FleetEngine extends AutoCloseable {
    /// Makes a pass over some nodes and adds their results.
    ///
    /// @param into receives each result as soon as it is ready
    /// @param stopped whether no further node is started
    /// @param advanced called after some nodes were done
    /// @throws EngineError if the machines fail, as opposed to a node
    void pass(Pass pass, List<FleetNode> nodes, Part into, BooleanSupplier stopped, Runnable advanced) throws InterruptedException;

    @Override
    void close();
}
