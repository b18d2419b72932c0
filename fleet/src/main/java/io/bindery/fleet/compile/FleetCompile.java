package io.bindery.fleet.compile;

import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Looks;
import io.bindery.puppet.value.Hash;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/// Compiles the nodes of a fleet at one state of the code and passes on each result. Nodes that collect exported resources are
/// compiled last, when all exported resources are known.
public final class FleetCompile {
    private static final int MOST_ROUNDS = 20;
    private static final Log SILENT = (level, source, message) -> {};

    private final CompiledState state;
    private final BooleanSupplier stopped;
    private final ExportTable exports = new ExportTable();

    /// @param stopped whether no further node is compiled
    public FleetCompile(CompiledState state, BooleanSupplier stopped) {
        this.state = state;
        this.stopped = stopped;
    }

    /// @param sink gets each node once with its last outcome, on any of the threads
    public void run(List<FleetNode> nodes, FleetWorkers workers, BiConsumer<FleetNode, Outcome> sink) throws InterruptedException {
        List<FleetNode> collectors = Collections.synchronizedList(new ArrayList<>());
        workers.each(nodes, stopped, node -> {
            Outcome outcome = attempt(node);
            export(node, outcome);
            if (outcome instanceof Outcome.Compiled compiled && !compiled.collected().isEmpty()) {
                collectors.add(node);
            } else {
                sink.accept(node, outcome);
            }
        });
        boolean changed = true;
        for (int round = 0; changed && round < MOST_ROUNDS; round++) {
            AtomicInteger more = new AtomicInteger();
            workers.each(collectors, stopped, node -> more.addAndGet(export(node, attempt(node)) ? 1 : 0));
            changed = more.get() > 0;
        }
        workers.each(collectors, stopped, node -> sink.accept(node, attempt(node)));
    }

    private Outcome attempt(FleetNode node) {
        try {
            Hash facts = node.facts().read();
            return state.compile(node, facts, exports.seenBy(node.name()), SILENT);
        } catch (LoadError unreadable) {
            return new Outcome.Failed(unreadable.message(), null, 0, new Looks());
        }
    }

    private boolean export(FleetNode node, Outcome outcome) {
        return outcome instanceof Outcome.Compiled compiled && exports.put(node.name(), compiled.exported());
    }
}
