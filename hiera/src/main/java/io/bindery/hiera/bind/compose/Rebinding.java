package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.Problems;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Performs `rebind`, `bind alias` and `bind renamed`, from the lowest position up. At one position they run in the order of
/// their dependencies.
final class Rebinding {
    private final Candidates candidates;
    private final Problems problems;
    private final Map<Statement, Candidate> renamed = new IdentityHashMap<>();

    Rebinding(Candidates candidates, Problems problems) {
        this.candidates = candidates;
        this.problems = problems;
    }

    void carryOut(List<Candidate> rebinds) {
        Map<Position, List<Candidate>> ascending = new TreeMap<>();
        for (Candidate rebind : rebinds) {
            ascending.computeIfAbsent(rebind.position(), _ -> new ArrayList<>()).add(rebind);
        }
        ascending.values().forEach(this::atOnePosition);
    }

    // What takes its source away comes after all others that use the same source.
    private void atOnePosition(List<Candidate> rebinds) {
        List<Candidate> waiting = new ArrayList<>(rebinds);
        waiting.sort(Comparator.comparingInt(Rebinding::turn).thenComparingInt(Candidate::ordinal));
        while (!waiting.isEmpty()) {
            Candidate next = waiting.stream().filter(each -> isReady(each, waiting)).findFirst().orElse(null);
            if (next == null) {
                circular(waiting);
                return;
            }
            waiting.remove(next);
            carryOut(next, statement(next));
        }
    }

    private static int turn(Candidate rebind) {
        return statement(rebind).kind() == Statement.RebindBinding.Kind.RENAMED ? 1 : 0;
    }

    private static boolean isReady(Candidate rebind, List<Candidate> waiting) {
        if (statement(rebind).kind() == Statement.RebindBinding.Kind.REBIND) {
            return true;
        }
        for (Candidate other : waiting) {
            boolean itself = other.statement() == rebind.statement();
            if (!itself && statement(other).target().equals(statement(rebind).source())) {
                return false;
            }
            if (itself && statement(other).target().equals(statement(other).source())) {
                return false;
            }
        }
        return true;
    }

    private void circular(List<Candidate> waiting) {
        SequencedMap<Key, Candidate> bySource = new LinkedHashMap<>();
        waiting.forEach(each -> bySource.putIfAbsent(statement(each).source(), each));
        Candidate first = waiting.getFirst();
        Set<Key> chain = new LinkedHashSet<>();
        Candidate at = first;
        while (at != null && chain.add(statement(at).source())) {
            at = bySource.get(statement(at).target());
        }
        String text = chain.stream().map(Key::toString).collect(Collectors.joining(" → "));
        problems.add(BindingCode.B409, "Circular rebinding: " + text + " → " + statement(first).source(), first.location());
    }

    private void carryOut(Candidate rebind, Statement.RebindBinding statement) {
        boolean strictly = statement.kind() == Statement.RebindBinding.Kind.REBIND;
        Candidate remaining = candidates.best(statement.source(), rebind.position(), strictly);
        // A lower alternative of the same statement may have taken it away already.
        Candidate source = remaining == null ? renamed.get(statement) : remaining;
        if (source == null) {
            missing(rebind, statement);
            return;
        }
        Candidate moved =
                source.moved(statement.target(), rebind.position(), rebind.origin(), statement.isAbstract() || source.isAbstract(), rebind);
        if (statement.kind() == Statement.RebindBinding.Kind.RENAMED) {
            renamed.put(statement, source);
            candidates.erase(statement.source(), rebind.position());
        }
        candidates.add(moved);
    }

    private void missing(Candidate rebind, Statement.RebindBinding statement) {
        List<Candidate> others = candidates.of(statement.source());
        if (statement.kind() == Statement.RebindBinding.Kind.REBIND && !others.isEmpty()) {
            problems.add(
                    BindingCode.B405,
                    "rebind of " + statement.source() + " has no effect: the existing binding " + others.getFirst().at()
                            + " does not have lower precedence",
                    rebind.location());
            return;
        }
        problems.add(
                BindingCode.B404,
                missing(statement, candidates.keys()),
                rebind.location());
    }

    static String missing(Statement.RebindBinding statement, Collection<Key> others) {
        return "Can not " + statement.kind().verb() + " " + statement.source() + ": no such binding"
                + NearMiss.suggestion(statement.source(), others);
    }

    private static Statement.RebindBinding statement(Candidate rebind) {
        return (Statement.RebindBinding) rebind.statement();
    }
}
