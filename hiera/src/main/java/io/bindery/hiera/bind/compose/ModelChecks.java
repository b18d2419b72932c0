package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.Predicate;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.StatementKeys;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.puppet.type.Type;
import io.bindery.text.Spelling;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Checks the layers of a site without a node: categories that are not declared, abstract bindings that nothing can satisfy,
/// misspelt names, and keys that are bound twice.
public final class ModelChecks {
    private final Set<String> categories;
    private final Problems problems;
    private final Set<Key> concrete = new HashSet<>();
    private final Map<Key, Demand> demanded = new LinkedHashMap<>();

    private record Demand(Statement statement, String described) {}

    private ModelChecks(Set<String> categories, Problems problems) {
        this.categories = categories;
        this.problems = problems;
    }

    /// @param categories the names of those that the site declares
    /// @param demands whether abstract bindings are looked at; for a node composition does that better
    public static void check(List<NamedLayer> layers, Set<String> categories, boolean demands, Problems problems) {
        ModelChecks checks = new ModelChecks(categories, problems);
        boolean open = !demands;
        for (NamedLayer layer : layers) {
            for (NamedBindings bindings : layer.bindings()) {
                switch (bindings) {
                    case NamedBindings.Stated stated -> checks.walk(stated.statements());
                    // Settings are below everything; data that is mounted may have any key.
                    case NamedBindings.Lazy lazy -> open |= !lazy.name().equals("settings");
                }
            }
        }
        if (!open) {
            checks.reportDemands();
            Misspellings.find(layers, problems);
        }
        if (demands) {
            Repetitions.find(layers, problems);
        }
    }

    private void walk(List<Statement> statements) {
        for (Statement statement : statements) {
            switch (statement) {
                case Statement.CategorizedBindings when -> when(when);
                case Statement.Binding binding -> note(binding.key(), binding.modifiers(), described(binding.key(), binding.type()), binding);
                case Statement.Multibinding multibind ->
                    note(multibind.key(), multibind.modifiers(), described(multibind.key(), multibind.type()), multibind);
                case Statement.VariableBinding variables ->
                    StatementKeys.of(variables).forEach(key -> note(key, variables.modifiers(), key.described(), variables));
                case Statement.RebindBinding rebind ->
                    note(rebind.target(), new Modifiers(rebind.isAbstract(), false, false), rebind.target().described(), rebind);
                case Statement.ParameterBinding _, Statement.MapBinding _, Statement.Fragment _, Statement.DependencyBinding _,
                        Statement.ClassInclusion _ -> {}
            }
        }
    }

    private static String described(Key key, @Nullable Type type) {
        return key.isData() && type != null ? new Key(type.toString(), key.name()).described() : key.described();
    }

    private void when(Statement.CategorizedBindings when) {
        for (Alternative alternative : when.alternatives()) {
            for (Predicate predicate : alternative.predicates()) {
                if (!predicate.isCommon() && !categories.contains(predicate.category())) {
                    problems.add(
                            BindingCode.B207,
                            "Category '" + predicate.category()
                                    + "' is not among the categories of this site; these bindings never apply"
                                    + Spelling.suggestion(predicate.category(), categories),
                            when.location());
                }
            }
        }
        walk(when.statements());
    }

    private void note(Key key, Modifiers modifiers, String described, Statement statement) {
        if (modifiers.isAbstract()) {
            demanded.putIfAbsent(key, new Demand(statement, described));
        } else {
            concrete.add(key);
        }
    }

    private void reportDemands() {
        demanded.forEach((key, demand) -> {
            if (!concrete.contains(key)) {
                problems.add(
                        BindingCode.B402,
                        "The abstract binding of " + key + " was not overridden: a binding must be provided for " + demand.described,
                        demand.statement.location());
            }
        });
    }
}
