package io.bindery.fleet.diff;

import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.CompiledState;
import io.bindery.fleet.compile.ExportTable;
import io.bindery.fleet.compile.FleetWorkers;
import io.bindery.fleet.compile.InputStore;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.nodes.FleetNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Compares the results of a fleet's nodes at two states of the code. Nodes that an earlier run proves unaffected are not
/// compiled; an engine compiles the others. Nodes that collect exported resources are compiled again until no node exports
/// anything new.
public final class FleetDiff {
    private static final int MOST_ROUNDS = 20;

    private final NodeWork work;
    private final @Nullable InputStore store;
    private final Part whole;
    private volatile boolean stopped;

    /// The two states.
    public record Sides(CompiledState from, CompiledState to) {}

    /// @param everything whether every node is compiled at both sides, also where that cannot make a difference
    /// @param store the inputs of earlier compiles; null for none
    public FleetDiff(Sides sides, Comparing comparing, boolean everything, @Nullable InputStore store) {
        this.work = new NodeWork(sides, comparing, everything);
        this.store = store;
        this.whole = Part.here(comparing.sharedText(), store);
        if (store != null) {
            store.between();
        }
    }

    /// Compiles on several threads of this process.
    ///
    /// @param progress receives the number of finished nodes from time to time
    public FleetResult run(List<FleetNode> nodes, FleetWorkers workers, Consumer<Integer> progress) throws InterruptedException {
        return run(nodes, workers, new LocalEngine(work, workers), progress);
    }

    /// Compiles on an engine.
    ///
    /// @param workers the threads of this process, for work that is too small to be sent to the engine
    public FleetResult run(List<FleetNode> nodes, FleetWorkers workers, FleetEngine engine, Consumer<Integer> progress) throws InterruptedException {
        Runnable advanced = () -> progress.accept(whole.gathering().done());
        List<FleetNode> open = unproven(nodes, workers);
        advanced.run();
        FleetEngine here = new LocalEngine(work, workers);
        Pass first = Pass.first();
        if (!open.isEmpty()) {
            engine.pass(first, open, whole, this::isStopped, advanced);
        }
        here.pass(first, named(nodes, whole.left()), whole, this::isStopped, advanced);
        settle(named(nodes, whole.collectors()), engine, here, advanced);
        return known(nodes.size());
    }

    private static List<FleetNode> named(List<FleetNode> nodes, Set<String> names) {
        return names.isEmpty() ? List.of() : nodes.stream().filter(each -> names.contains(each.name())).toList();
    }

    /// Ends the work early: the result has what is known so far.
    public void stop() {
        stopped = true;
    }

    private boolean isStopped() {
        return stopped;
    }

    /// The results so far.
    public FleetResult known(int nodes) {
        return whole.gathering().result(ref(work.sides().from().state()), ref(work.sides().to().state()), nodes);
    }

    private static FleetResult.Ref ref(CodeState state) {
        return new FleetResult.Ref(state.label(), state.version());
    }

    /// The nodes that have to be compiled, in their order.
    private List<FleetNode> unproven(List<FleetNode> nodes, FleetWorkers workers) throws InterruptedException {
        InputStore known = store;
        if (known == null || work.everything()) {
            return nodes;
        }
        Set<String> open = ConcurrentHashMap.newKeySet();
        workers.each(nodes, this::isStopped, node -> {
            if (!isProven(known, node)) {
                open.add(node.name());
            }
        });
        return named(nodes, open);
    }

    private boolean isProven(InputStore known, FleetNode node) {
        CodeState from = work.sides().from().state();
        InputStore.Proof proof = known.proof(node, from, work.sides().to().state());
        if (proof == null) {
            return false;
        }
        Outcome.Failed failure = proof.failure();
        if (failure == null) {
            whole.unaffected();
        } else {
            whole.failed(node.name(), FailureGroup.Where.BOTH, failure, from);
        }
        return true;
    }

    /// Compiles the nodes that collect exported resources until the exports of all nodes stay the same; the last round counts.
    private void settle(List<FleetNode> collectors, FleetEngine engine, FleetEngine here, Runnable advanced) throws InterruptedException {
        if (collectors.isEmpty()) {
            return;
        }
        ExportTable before = new ExportTable();
        ExportTable after = new ExportTable();
        put(whole.exports(), before, after);
        for (int round = 0; !stopped; round++) {
            Pass pass = new Pass(true, before, after);
            Part found = Part.here(work.comparing().sharedText(), null);
            engine.pass(pass, collectors, found, this::isStopped, () -> {});
            here.pass(pass, named(collectors, found.left()), found, this::isStopped, () -> {});
            boolean changed = put(found.exports(), before, after);
            if (!stopped && (!changed || round == MOST_ROUNDS)) {
                whole.merge(found);
                advanced.run();
                return;
            }
        }
    }

    private static boolean put(Map<String, Part.Exported> exports, ExportTable before, ExportTable after) {
        Collection<Boolean> changed = new ArrayList<>();
        exports.forEach((node, exported) -> {
            changed.add(before.put(node, exported.before()));
            changed.add(after.put(node, exported.after()));
        });
        return changed.contains(true);
    }
}
