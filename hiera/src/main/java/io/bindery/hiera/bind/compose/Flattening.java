package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.Precedence;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Turns the statements of all layers that apply to a request into candidates.
final class Flattening {
    static final String INCLUDED = "included_classes";
    static final String EXCLUDED = "excluded_classes";

    private final Categories state;
    private final Host host;
    private final Problems problems;
    private final Candidates candidates = new Candidates();
    private final List<Contribution> fragments = new ArrayList<>();
    private final List<Candidate> rebinds = new ArrayList<>();
    private final List<Candidate> objects = new ArrayList<>();
    private final List<Statement.DependencyBinding> dependencies = new ArrayList<>();
    private final List<Mounted> mounted = new ArrayList<>();
    private int ordinal;
    private int rank;
    private String layer = "";
    private String bindings = "";

    /// A source that answers single keys but cannot list them, at its position.
    record Mounted(NamedBindings.Lazy source, String layer, Position position) {}

    Flattening(Categories state, Host host, Problems problems) {
        this.state = state;
        this.host = host;
        this.problems = problems;
    }

    /// @param layers highest first
    void flatten(List<NamedLayer> layers) {
        for (int i = 0; i < layers.size(); i++) {
            rank = layers.size() - i;
            layer = layers.get(i).name();
            for (NamedBindings each : layers.get(i).bindings()) {
                bindings = each.name();
                switch (each) {
                    case NamedBindings.Stated stated -> walk(stated.statements(), Held.ALWAYS);
                    case NamedBindings.Lazy lazy -> mounted.add(new Mounted(lazy, layer, new Position(rank, Precedence.COMMON)));
                }
            }
        }
    }

    Candidates candidates() {
        return candidates;
    }

    List<Contribution> fragments() {
        return fragments;
    }

    /// Rebinding statements, by the key that each rebinds.
    List<Candidate> rebinds() {
        return rebinds;
    }

    /// Statements that bind parameters to an object as a whole.
    List<Candidate> objects() {
        return objects;
    }

    List<Statement.DependencyBinding> dependencies() {
        return dependencies;
    }

    List<Mounted> mounted() {
        return mounted;
    }

    private void walk(List<Statement> statements, List<Held> holding) {
        for (Statement statement : statements) {
            ordinal++;
            switch (statement) {
                case Statement.CategorizedBindings when -> when(when, holding);
                case Statement.Binding binding -> binding(binding, holding);
                case Statement.Multibinding multibind -> multibind(multibind, holding);
                case Statement.Fragment fragment -> fragment(fragment, holding);
                case Statement.ParameterBinding parameters -> parameters(parameters, holding);
                case Statement.VariableBinding variables -> variables(variables, holding);
                case Statement.MapBinding map -> map(map, holding);
                case Statement.RebindBinding rebind -> rebinds.addAll(all(rebind.source(), rebind.type(), Modifiers.NONE, null, rebind, holding));
                case Statement.DependencyBinding dependency -> dependencies.add(dependency);
                case Statement.ClassInclusion inclusion -> inclusion(inclusion, holding);
            }
        }
    }

    private void when(Statement.CategorizedBindings when, List<Held> holding) {
        List<Held> inside = Held.inside(holding, when.alternatives(), state);
        if (!inside.isEmpty()) {
            walk(when.statements(), inside);
        }
    }

    private void binding(Statement.Binding binding, List<Held> holding) {
        add(binding.key(), binding.type(), binding.modifiers(), binding.supply(), binding, holding);
    }

    private void multibind(Statement.Multibinding multibind, List<Held> holding) {
        add(multibind.key(), multibind.type(), multibind.modifiers(), null, multibind, holding);
    }

    // However many alternatives hold, it is one contribution, at the highest precedence.
    private void fragment(Statement.Fragment fragment, List<Held> holding) {
        Held highest = holding.getFirst();
        fragments.add(new Contribution(
                fragment, new Position(rank, highest.precedence()), origin(highest), ordinal));
    }

    private void inclusion(Statement.ClassInclusion inclusion, List<Held> holding) {
        for (String name : inclusion.names()) {
            Supply supply = Supply.of(new ProducerDescriptor.Constant(Str.of(name)));
            String id = inclusion.exclude() ? EXCLUDED : INCLUDED;
            fragment(new Statement.Fragment(name, null, id, supply, inclusion.location()), holding);
        }
    }

    private void parameters(Statement.ParameterBinding parameters, List<Held> holding) {
        if (parameters.object() != null) {
            objects.addAll(all(
                    Key.data("/param/" + parameters.target()), null, parameters.modifiers(), parameters.object(), parameters, holding));
            return;
        }
        parameters.values().forEach((name, supply) -> add(
                Key.parameter(parameters.target().toString(), name),
                AnyType.DEFAULT,
                parameters.modifiers(),
                supply,
                parameters,
                holding));
    }

    private void variables(Statement.VariableBinding variables, List<Held> holding) {
        Type type = variables.type() == null ? AnyType.DEFAULT : variables.type();
        for (String name : variables.names()) {
            add(Key.variable(name), type, variables.modifiers(), null, variables, holding);
        }
        values(variables).forEach((name, supply) -> add(
                Key.variable(name), type, variables.modifiers(), supply, variables, holding));
    }

    // Only a literal hash tells its names without being evaluated.
    private SequencedMap<String, Supply> values(Statement.VariableBinding variables) {
        if (variables.object() == null
                || !(variables.object().producer() instanceof ProducerDescriptor.Evaluating(BoundExpression expression))) {
            return variables.values();
        }
        SequencedMap<String, Supply> values = new LinkedHashMap<>();
        Value given = host.evaluate(expression);
        if (given instanceof Hash hash) {
            hash.entries().forEach((name, value) -> values.put(
                    name instanceof Str(String text) ? text : name.toString(), Supply.of(new ProducerDescriptor.Constant(value))));
        } else {
            problems.add(
                    BindingCode.B324,
                    "Binding of variables: expected Hash, got " + BindingTypes.shown(given),
                    variables.location());
        }
        return values;
    }

    private void map(Statement.MapBinding map, List<Held> holding) {
        SequencedMap<Value, Value> names = new LinkedHashMap<>();
        map.names().forEach((left, right) -> names.put(Str.of(left), Str.of(right)));
        Supply supply = Supply.of(new ProducerDescriptor.Constant(Hash.owning(names)));
        add(Key.map(map.left(), map.right()), AnyType.DEFAULT, Modifiers.NONE, supply, map, holding);
    }

    private void add(
            Key key, @Nullable Type type, Modifiers modifiers, @Nullable Supply supply, Statement statement, List<Held> holding) {
        all(key, type, modifiers, supply, statement, holding).forEach(candidates::add);
    }

    private List<Candidate> all(
            Key key, @Nullable Type type, Modifiers modifiers, @Nullable Supply supply, Statement statement, List<Held> holding) {
        List<Candidate> made = new ArrayList<>(holding.size());
        for (Held held : holding) {
            Position position = new Position(rank, held.precedence());
            made.add(new Candidate(key, type, modifiers, supply, statement, position, origin(held), ordinal, null));
        }
        return made;
    }

    private Candidate.Origin origin(Held held) {
        return new Candidate.Origin(layer, bindings, held.alternative());
    }
}
