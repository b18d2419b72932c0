package io.bindery.hiera.bind.model;

import java.util.ArrayList;
import java.util.List;

/// The keys that a statement binds, as far as they are known before composition.
public final class StatementKeys {
    private StatementKeys() {}

    public static List<Key> of(Statement statement) {
        return switch (statement) {
            case Statement.Binding binding -> List.of(binding.key());
            case Statement.Multibinding multibind -> List.of(multibind.key());
            case Statement.MapBinding map -> List.of(Key.map(map.left(), map.right()));
            case Statement.RebindBinding rebind -> List.of(rebind.target());
            case Statement.ParameterBinding parameters -> parameters(parameters);
            case Statement.VariableBinding variables -> variables(variables);
            case Statement.CategorizedBindings _, Statement.Fragment _, Statement.DependencyBinding _, Statement.ClassInclusion _ ->
                List.of();
        };
    }

    private static List<Key> parameters(Statement.ParameterBinding parameters) {
        List<Key> keys = new ArrayList<>();
        parameters.values().keySet().forEach(name -> keys.add(Key.parameter(parameters.target().toString(), name)));
        if (parameters.map() != null) {
            parameters.map().keySet().forEach(name -> keys.add(Key.parameter(parameters.target().toString(), name)));
        }
        return keys;
    }

    private static List<Key> variables(Statement.VariableBinding variables) {
        List<Key> keys = new ArrayList<>();
        variables.values().keySet().forEach(name -> keys.add(Key.variable(name)));
        variables.names().forEach(name -> keys.add(Key.variable(name)));
        return keys;
    }
}
