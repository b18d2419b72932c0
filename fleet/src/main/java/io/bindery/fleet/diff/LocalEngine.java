package io.bindery.fleet.diff;

import io.bindery.fleet.compile.FleetWorkers;
import io.bindery.fleet.nodes.FleetNode;
import java.util.List;
import java.util.function.BooleanSupplier;

/// The threads of this process.
public record LocalEngine(NodeWork work, FleetWorkers workers) implements FleetEngine {
    @Override
    public void pass(Pass pass, List<FleetNode> nodes, Part into, BooleanSupplier stopped, Runnable advanced) throws InterruptedException {
        workers.each(nodes, stopped, node -> {
            work.run(pass, node, into);
            advanced.run();
        });
    }

    @Override
    public void close() {
        // The threads of a pass end with it.
    }
}
