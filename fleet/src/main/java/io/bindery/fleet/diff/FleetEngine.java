package io.bindery.fleet.diff;

import io.bindery.fleet.nodes.FleetNode;
import java.util.List;
import java.util.function.BooleanSupplier;

/// The machines that compile the nodes of a fleet: this one, or a cluster. Whichever it is, the answer is the same.
public interface FleetEngine extends AutoCloseable {
    /// Does a pass over some nodes and adds what each of them gives.
    ///
    /// @param into gets the results, as soon as they are there
    /// @param stopped whether no further node is taken
    /// @param advanced told after some nodes were done
    /// @throws EngineError if the machines fail, not a node
    void pass(Pass pass, List<FleetNode> nodes, Part into, BooleanSupplier stopped, Runnable advanced) throws InterruptedException;

    @Override
    void close();
}
