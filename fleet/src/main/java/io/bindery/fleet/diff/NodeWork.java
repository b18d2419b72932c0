package io.bindery.fleet.diff;

import io.bindery.fleet.code.CodeError;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Looks;
import io.bindery.puppet.value.Hash;
import java.nio.file.Path;
import java.util.List;

/// Compiles a node at both states and compares the results. Nodes are independent of each other except for exported resources,
/// which a [Pass] holds. Any number of threads may use one.
///
/// @param everything whether a node is compiled at both sides also where that cannot make a difference
public record NodeWork(FleetDiff.Sides sides, Comparing comparing, boolean everything) {
    private static final Log SILENT = (level, source, message) -> {};

    /// Adds the result of a node in a pass.
    public void run(Pass pass, FleetNode node, Part into) {
        Hash facts;
        try {
            facts = node.facts().read();
        } catch (LoadError unreadable) {
            Outcome.Failed failure = new Outcome.Failed(unreadable.message(), null, 0, new Looks());
            into.failed(node.name(), FailureGroup.Where.BOTH, failure, sides.to().state());
            return;
        }
        Outcome before = sides.from().compile(node, facts, pass.before().seenBy(node.name()), SILENT);
        if (!pass.collecting() && !everything && !collects(before) && isUntouched(before)) {
            into.note(node, sides.from().state(), before);
            if (noteExports(node, before, before, false, into)) {
                unaffected(node, before, into);
            }
            return;
        }
        Outcome after = sides.to().compile(node, facts, pass.after().seenBy(node.name()), SILENT);
        if (!pass.collecting()) {
            into.note(node, sides.from().state(), before);
            into.note(node, sides.to().state(), after);
        }
        if (!noteExports(node, before, after, pass.collecting(), into)) {
            return;
        }
        if (!pass.collecting() && (collects(before) || collects(after))) {
            into.collects(node.name());
        } else {
            compare(node, before, after, into);
        }
    }

    private void unaffected(FleetNode node, Outcome outcome, Part into) {
        switch (outcome) {
            case Outcome.Compiled compiled -> into.unaffected();
            case Outcome.Failed failed -> into.failed(node.name(), FailureGroup.Where.BOTH, failed, sides.from().state());
        }
    }

    /// Whether all inputs of the compile are the same at the new state.
    private boolean isUntouched(Outcome outcome) {
        if (!outcome.looks().unseen().isEmpty()) {
            return false;
        }
        try {
            for (Path path : outcome.looks().paths()) {
                if (!sides.from().state().stamp(path).equals(sides.to().state().stamp(path))) {
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

    /// @param always whether an empty list of exports is recorded, too: the node may have exported something before
    private static boolean noteExports(FleetNode node, Outcome before, Outcome after, boolean always, Part into) {
        List<Resource> old = exported(before);
        List<Resource> now = exported(after);
        return !always && old.isEmpty() && now.isEmpty() || into.exports(node.name(), old, now);
    }

    private static List<Resource> exported(Outcome outcome) {
        return outcome instanceof Outcome.Compiled compiled ? compiled.exported() : List.of();
    }

    private void compare(FleetNode node, Outcome before, Outcome after, Part into) {
        CodeState from = sides.from().state();
        CodeState to = sides.to().state();
        if (before instanceof Outcome.Compiled old && after instanceof Outcome.Compiled now) {
            into.compared(node.name(), new CatalogComparison(from, old, to, now, comparing).compare());
        } else if (after instanceof Outcome.Failed failure) {
            boolean both = before instanceof Outcome.Failed;
            into.failed(node.name(), both ? FailureGroup.Where.BOTH : FailureGroup.Where.NEW, failure, to);
        } else if (before instanceof Outcome.Failed failure) {
            into.failed(node.name(), FailureGroup.Where.OLD, failure, from);
        }
    }
}
