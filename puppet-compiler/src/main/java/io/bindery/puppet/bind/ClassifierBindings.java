package io.bindery.puppet.bind;

import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.BindingsReference;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.Category;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.Predicate;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.model.Target;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;

/// The scheme `enc:`: the classes and parameters of the node classifier as bindings, all in the category of the node.
record ClassifierBindings(Map<String, Hash> classes, Map<String, Value> variables, Categories state) {
    static final String CLASSES = "classes";
    static final String PARAMETERS = "parameters";
    static final String VARIABLES = "variables";
    private static final Set<String> PARTS = Set.of(CLASSES, PARAMETERS, VARIABLES);

    /// The parts that a reference names.
    static Set<String> parts(BindingsReference reference, SourceLocation location) {
        if (reference.isWhole()) {
            return PARTS;
        }
        if (!PARTS.contains(reference.path())) {
            throw new BindingsError(
                    BindingCode.B212,
                    "Not a bindings reference: '" + reference.text() + "' (the parts of enc: are classes, parameters and variables)",
                    location);
        }
        return Set.of(reference.path());
    }

    NamedBindings bindings(Set<String> parts) {
        List<Statement> statements = new ArrayList<>();
        if (parts.contains(CLASSES) && !classes.isEmpty()) {
            statements.add(new Statement.ClassInclusion(List.copyOf(classes.keySet()), false, SourceLocation.NONE));
        }
        if (parts.contains(PARAMETERS)) {
            classes.forEach((name, parameters) -> statements.add(parameters(name, parameters)));
        }
        if (parts.contains(VARIABLES)) {
            statements.add(new Statement.VariableBinding(
                    null, Modifiers.NONE, supplies(variables), List.of(), null, SourceLocation.NONE));
        }
        Category node = state.find("node");
        String value = node == null || node.value() == null ? "" : node.value();
        Alternative here = new Alternative(List.of(new Predicate("node", value)));
        return new NamedBindings.Stated(
                "enc", null, List.of(new Statement.CategorizedBindings(List.of(here), statements, SourceLocation.NONE)));
    }

    private static Statement parameters(String className, Hash parameters) {
        Map<String, Value> values = new LinkedHashMap<>();
        parameters.entries().forEach((name, value) -> values.put(RubyText.of(name), value));
        return new Statement.ParameterBinding(
                new Target(new ClassType(TypeReferences.plain(className))), Modifiers.NONE, supplies(values), null, null, SourceLocation.NONE);
    }

    private static SequencedMap<String, Supply> supplies(Map<String, Value> values) {
        SequencedMap<String, Supply> supplies = new LinkedHashMap<>();
        values.forEach((name, value) -> supplies.put(name, Supply.of(new ProducerDescriptor.Constant(value))));
        return supplies;
    }
}
