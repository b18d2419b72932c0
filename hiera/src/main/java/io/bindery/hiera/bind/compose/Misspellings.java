package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.StatementKeys;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.text.Spelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Names in statements that no node defines but that resemble a defined name: ids of multibinds, keys that are rebound, keys that
/// are overridden. A name that resembles no other may belong to bindings that are not installed here, which only a node can tell.
final class Misspellings {
    private final Problems problems;
    private final List<Stated> statements = new ArrayList<>();
    private final Set<String> ids = new TreeSet<>();
    private final Map<Key, Integer> bound = new LinkedHashMap<>();

    /// @param always whether it applies to every node
    private record Stated(Statement statement, boolean always) {}

    private Misspellings(Problems problems) {
        this.problems = problems;
    }

    static void find(List<NamedLayer> layers, Problems problems) {
        Misspellings found = new Misspellings(problems);
        for (NamedLayer layer : layers) {
            for (NamedBindings bindings : layer.bindings()) {
                if (bindings instanceof NamedBindings.Stated stated) {
                    found.note(stated.statements(), true);
                }
            }
        }
        found.statements.forEach(found::check);
    }

    private void note(List<Statement> all, boolean always) {
        for (Statement statement : all) {
            if (statement instanceof Statement.CategorizedBindings when) {
                note(when.statements(), false);
                continue;
            }
            statements.add(new Stated(statement, always));
            if (!isRebind(statement)) {
                StatementKeys.of(statement).forEach(key -> bound.merge(key, 1, Integer::sum));
            }
            if (statement instanceof Statement.Multibinding multibind) {
                ids.add(multibind.id());
            }
        }
    }

    // A `rebind` has its own key for a source: it does not make it exist.
    private static boolean isRebind(Statement statement) {
        return statement instanceof Statement.RebindBinding rebind && rebind.kind() == Statement.RebindBinding.Kind.REBIND;
    }

    private void check(Stated stated) {
        switch (stated.statement) {
            case Statement.Fragment fragment -> fragment(fragment);
            case Statement.RebindBinding rebind -> rebind(rebind, stated);
            case Statement.Binding binding when binding.modifiers().override() -> override(binding.key(), stated);
            case Statement.Multibinding multibind when multibind.modifiers().override() -> override(multibind.key(), stated);
            case Statement.Binding _, Statement.Multibinding _, Statement.CategorizedBindings _, Statement.ParameterBinding _,
                    Statement.VariableBinding _, Statement.MapBinding _, Statement.DependencyBinding _,
                    Statement.ClassInclusion _ -> {}
        }
    }

    private void fragment(Statement.Fragment fragment) {
        String id = fragment.id();
        if (!ids.contains(id) && Spelling.nearest(id, ids) != null) {
            problems.add(BindingCode.B407, MultibindAssembly.nobody(id, ids), fragment.location());
        }
    }

    private void rebind(Statement.RebindBinding rebind, Stated stated) {
        if (!bound.containsKey(rebind.source()) && NearMiss.of(rebind.source(), bound.keySet()) != null) {
            report(BindingCode.B404, Rebinding.missing(rebind, bound.keySet()), stated);
        }
    }

    private void override(Key key, Stated stated) {
        if (bound.getOrDefault(key, 0) == 1 && NearMiss.of(key, bound.keySet()) != null) {
            report(BindingCode.B403, Selection.nothingToOverride(key, bound.keySet()), stated);
        }
    }

    private void report(BindingCode code, String text, Stated stated) {
        problems.add(new BindingProblem(code, text, stated.statement.location(), !stated.always));
    }
}
