package io.bindery.fleet.diff;

import io.bindery.fleet.code.CodeError;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.CompiledState;
import io.bindery.fleet.compile.ExportTable;
import io.bindery.fleet.compile.FleetWorkers;
import io.bindery.fleet.compile.InputStore;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Looks;
import io.bindery.puppet.value.Hash;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Compiles the nodes of a fleet at two states of the code and compares what they get. Nodes are independent of each other but for exported resources:
/// those that collect some are compiled again until no node exports anything new.
public final class FleetDiff {
    private static final int MOST_ROUNDS = 20;
    private static final Log SILENT = (level, source, message) -> {};

    private final Sides sides;
    private final Comparing comparing;
    private final boolean everything;
    private final @Nullable InputStore store;
    private final ExportTable oldExports = new ExportTable();
    private final ExportTable newExports = new ExportTable();
    private final Gathering gathering;
    private volatile boolean stopped;

    /// The two states.
    public record Sides(CompiledState from, CompiledState to) {}

    /// @param everything whether every node is compiled at both sides, also where that cannot make a difference
    /// @param store what is known of earlier compiles; null for nothing
    public FleetDiff(Sides sides, Comparing comparing, boolean everything, @Nullable InputStore store) {
        this.sides = sides;
        this.comparing = comparing;
        this.everything = everything;
        this.store = store;
        this.gathering = new Gathering(comparing.sharedText());
        if (store != null) {
            store.between();
        }
    }

    /// Does the work on several threads.
    ///
    /// @param progress told how many nodes are done, now and then
    public FleetResult run(List<FleetNode> nodes, FleetWorkers workers, Consumer<Integer> progress) throws InterruptedException {
        List<FleetNode> collectors = Collections.synchronizedList(new ArrayList<>());
        workers.each(nodes, this::isStopped, node -> {
            if (!first(node)) {
                collectors.add(node);
            }
            progress.accept(gathering.done());
        });
        settle(collectors, workers);
        return known(nodes.size());
    }

    /// Ends the work early: what is known so far is the result.
    public void stop() {
        stopped = true;
    }

    private boolean isStopped() {
        return stopped;
    }

    /// What is known now.
    public FleetResult known(int nodes) {
        return gathering.result(ref(sides.from.state()), ref(sides.to.state()), nodes);
    }

    private static FleetResult.Ref ref(CodeState state) {
        return new FleetResult.Ref(state.label(), state.version());
    }

    /// Compiles and compares a node, unless it collects exported resources, which are not all known yet.
    private boolean first(FleetNode node) {
        InputStore.Proof proof = store == null || everything ? null : store.proof(node, sides.from.state(), sides.to.state());
        if (proof != null) {
            Outcome.Failed failure = proof.failure();
            if (failure == null) {
                gathering.unaffected();
            } else {
                gathering.failed(node.name(), FailureGroup.Where.BOTH, failure, sides.from.state());
            }
            return true;
        }
        Hash facts;
        try {
            facts = node.facts().read();
        } catch (LoadError unreadable) {
            Outcome.Failed failure = new Outcome.Failed(unreadable.message(), null, 0, new Looks());
            gathering.failed(node.name(), FailureGroup.Where.BOTH, failure, sides.to.state());
            return true;
        }
        Outcome before = sides.from.compile(node, facts, oldExports.seenBy(node.name()), SILENT);
        export(node, before, oldExports);
        note(node, sides.from, before);
        boolean untouched = !everything && isUntouched(before);
        if (untouched && !collects(before)) {
            export(node, before, newExports);
            unaffected(node, before);
            return true;
        }
        Outcome after = sides.to.compile(node, facts, newExports.seenBy(node.name()), SILENT);
        export(node, after, newExports);
        note(node, sides.to, after);
        if (collects(before) || collects(after)) {
            return false;
        }
        gather(node, before, after);
        return true;
    }

    private void note(FleetNode node, CompiledState side, Outcome outcome) {
        if (store != null) {
            store.note(node, side.state(), outcome);
        }
    }

    private void unaffected(FleetNode node, Outcome outcome) {
        switch (outcome) {
            case Outcome.Compiled compiled -> gathering.unaffected();
            case Outcome.Failed failed -> gathering.failed(node.name(), FailureGroup.Where.BOTH, failed, sides.from.state());
        }
    }

    /// Whether nothing that the compile depends on is another at the new state.
    private boolean isUntouched(Outcome outcome) {
        if (!outcome.looks().unseen().isEmpty()) {
            return false;
        }
        try {
            for (Path path : outcome.looks().paths()) {
                if (!sides.from.state().stamp(path).equals(sides.to.state().stamp(path))) {
                    return false;
                }
            }
            return true;
        } catch (CodeError unreadable) {
            // The compile at the new state comes upon the same error, as a failure of this node.
            return false;
        }
    }

    private static boolean collects(Outcome outcome) {
        return outcome instanceof Outcome.Compiled compiled && !compiled.collected().isEmpty();
    }

    private static boolean export(FleetNode node, Outcome outcome, ExportTable table) {
        return outcome instanceof Outcome.Compiled compiled && table.put(node.name(), compiled.exported());
    }

    /// Compiles those that collect until their own exports stay the same; the last round counts.
    private void settle(List<FleetNode> collectors, FleetWorkers workers) throws InterruptedException {
        AtomicBoolean last = new AtomicBoolean();
        for (int round = 0; !collectors.isEmpty() && !stopped && !last.get(); round++) {
            AtomicInteger changed = new AtomicInteger();
            workers.each(collectors, this::isStopped, node -> changed.addAndGet(again(node) ? 1 : 0));
            last.set(changed.get() == 0 || round == MOST_ROUNDS);
        }
        workers.each(collectors, this::isStopped, node -> {
            Hash facts = node.facts().read();
            Outcome before = sides.from.compile(node, facts, oldExports.seenBy(node.name()), SILENT);
            gather(node, before, sides.to.compile(node, facts, newExports.seenBy(node.name()), SILENT));
        });
    }

    private boolean again(FleetNode node) {
        Hash facts = node.facts().read();
        boolean left = export(node, sides.from.compile(node, facts, oldExports.seenBy(node.name()), SILENT), oldExports);
        boolean right = export(node, sides.to.compile(node, facts, newExports.seenBy(node.name()), SILENT), newExports);
        return left || right;
    }

    private void gather(FleetNode node, Outcome before, Outcome after) {
        CodeState from = sides.from.state();
        CodeState to = sides.to.state();
        if (before instanceof Outcome.Compiled old && after instanceof Outcome.Compiled now) {
            gathering.compared(node.name(), new CatalogComparison(from, old, to, now, comparing).compare());
        } else if (after instanceof Outcome.Failed failure) {
            boolean both = before instanceof Outcome.Failed;
            gathering.failed(node.name(), both ? FailureGroup.Where.BOTH : FailureGroup.Where.NEW, failure, to);
        } else if (before instanceof Outcome.Failed failure) {
            gathering.failed(node.name(), FailureGroup.Where.OLD, failure, from);
        }
    }
}
