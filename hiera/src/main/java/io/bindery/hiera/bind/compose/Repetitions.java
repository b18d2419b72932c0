package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.Predicate;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.StatementKeys;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.Problems;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Finds keys that one set of bindings binds twice under the same categories, which is a conflict for every node in these
/// categories. It is only a warning if a higher layer or a more specific category may decide.
final class Repetitions {
    private final Problems problems;
    private final Set<Key> above = new HashSet<>();
    private final Map<Key, Set<String>> scopes = new HashMap<>();
    private final List<Repetition> found = new ArrayList<>();
    private final Map<List<String>, Statement> objects = new HashMap<>();

    private record Scope(Key key, String categories) {}

    private record Repetition(Scope scope, Statement first, Statement second, String layer) {}

    private Repetitions(Problems problems) {
        this.problems = problems;
    }

    /// @param layers highest first
    static void find(List<NamedLayer> layers, Problems problems) {
        Set<Key> above = new HashSet<>();
        for (NamedLayer layer : layers) {
            Repetitions own = new Repetitions(problems);
            own.above.addAll(above);
            for (NamedBindings bindings : layer.bindings()) {
                if (bindings instanceof NamedBindings.Stated stated) {
                    own.walk(stated.statements(), List.of(Alternative.COMMON), new HashMap<>(), layer.name());
                }
            }
            own.report();
            above.addAll(own.scopes.keySet());
        }
    }

    private void walk(List<Statement> statements, List<Alternative> around, Map<Scope, Statement> seen, String layer) {
        for (Statement statement : statements) {
            if (statement instanceof Statement.CategorizedBindings when) {
                List<Alternative> inside = new ArrayList<>();
                around.forEach(outer -> when.alternatives().forEach(inner -> inside.add(outer.and(inner))));
                walk(when.statements(), inside, seen, layer);
            } else if (isConcrete(statement)) {
                for (Key key : StatementKeys.of(statement)) {
                    around.forEach(alternative -> note(new Scope(key, text(alternative)), statement, seen, layer));
                }
                if (statement instanceof Statement.ParameterBinding parameters) {
                    around.forEach(alternative -> object(parameters, text(alternative)));
                }
            }
        }
    }

    private void note(Scope scope, Statement statement, Map<Scope, Statement> seen, String layer) {
        scopes.computeIfAbsent(scope.key, _ -> new HashSet<>()).add(scope.categories);
        Statement first = seen.putIfAbsent(scope, statement);
        if (first != null && first != statement) {
            found.add(new Repetition(scope, first, statement, layer));
        }
    }

    // Two objects of one type for one target are an error whatever their parameters are.
    private void object(Statement.ParameterBinding statement, String categories) {
        Supply object = statement.object();
        String type = object == null ? null : ObjectParameters.sourceName(object.producer());
        if (type != null) {
            Statement first = objects.putIfAbsent(List.of(statement.target().toString(), type, categories), statement);
            if (first != null && first != statement) {
                problems.add(new BindingProblem(
                        BindingCode.B332,
                        ObjectParameters.alreadyBound(type, statement, "at " + first.location()),
                        statement.location(),
                        !categories.equals("common")));
            }
        }
    }

    private void report() {
        for (Repetition each : found) {
            Key key = each.scope.key;
            boolean decided = above.contains(key) || scopes.getOrDefault(key, Set.of()).size() > 1;
            String text = "The binding of " + key + " in category '" + each.scope.categories + "' is in conflict with the same binding at "
                    + each.second.location() + " [same bindings, layer '" + each.layer
                    + "']. State the binding in a higher layer or category to resolve";
            problems.add(new BindingProblem(BindingCode.B401, text, each.first.location(), decided));
        }
    }

    // The same predicates in any order are the same categories.
    private static String text(Alternative alternative) {
        Set<String> predicates = new TreeSet<>();
        for (Predicate predicate : alternative.predicates()) {
            if (!predicate.isCommon()) {
                predicates.add(predicate.category() + " '" + predicate.canonicalValue() + "'");
            }
        }
        return predicates.isEmpty() ? "common" : String.join(" and ", predicates);
    }

    private static boolean isConcrete(Statement statement) {
        Modifiers modifiers = switch (statement) {
            case Statement.Binding binding -> binding.modifiers();
            case Statement.Multibinding multibind -> multibind.modifiers();
            case Statement.ParameterBinding parameters -> parameters.modifiers();
            case Statement.VariableBinding variables -> variables.modifiers();
            case Statement.MapBinding _ -> Modifiers.NONE;
            // The meaning of these bindings depends on the bindings below them.
            case Statement.RebindBinding _, Statement.CategorizedBindings _, Statement.Fragment _, Statement.DependencyBinding _,
                    Statement.ClassInclusion _ -> new Modifiers(true, false, false);
        };
        return !modifiers.isAbstract();
    }
}
