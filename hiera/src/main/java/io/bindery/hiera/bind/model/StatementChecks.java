package io.bindery.hiera.bind.model;

import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Checks single statements for errors that depend on types.
public final class StatementChecks {
    private final Problems problems;

    private StatementChecks(Problems problems) {
        this.problems = problems;
    }

    /// Adds the problems of statements, including those under a `when`.
    public static void check(List<Statement> statements, Problems problems) {
        new StatementChecks(problems).walk(statements);
    }

    private void walk(List<Statement> statements) {
        for (Statement statement : statements) {
            switch (statement) {
                case Statement.CategorizedBindings when -> walk(when.statements());
                case Statement.Binding binding -> binding(binding);
                case Statement.Multibinding multibind -> named(multibind.key(), multibind.type(), multibind.location());
                case Statement.Fragment fragment -> fragment(fragment);
                case Statement.VariableBinding variables -> variables(variables);
                case Statement.ParameterBinding _, Statement.MapBinding _, Statement.RebindBinding _,
                        Statement.DependencyBinding _, Statement.ClassInclusion _ -> {}
            }
        }
    }

    private void named(Key key, @Nullable Type type, SourceLocation location) {
        if (key.isData() && key.name().isEmpty() && type != null) {
            problems.add(BindingCode.B338, "A binding of " + type + " needs a name", location);
        }
    }

    private void binding(Statement.Binding binding) {
        named(binding.key(), binding.type(), binding.location());
        Supply supply = binding.supply();
        if (supply == null) {
            return;
        }
        boolean replaced = binding.type() instanceof ClassType(String name) && name != null
                || binding.type() instanceof ResourceType(String type, String title, _) && type != null && title == null;
        if (replaced && binding.key().name().isEmpty()) {
            sameKind(binding, supply.producer());
        } else {
            literal(binding.key().toString(), binding.type(), binding.key().isData(), supply.producer(), binding.location());
        }
    }

    private void sameKind(Statement.Binding binding, ProducerDescriptor producer) {
        if (binding.type() instanceof ResourceType(String _, String resource, _) && resource != null) {
            // The statement is refused already, as a resource cannot be replaced at all.
            return;
        }
        boolean toClass = binding.type() instanceof ClassType;
        boolean fits = producer instanceof ProducerDescriptor.Referring(Type replacement)
                && (toClass
                        ? replacement instanceof ClassType(String name) && name != null
                        : replacement instanceof ResourceType(String type, String title, _) && type != null && title == null);
        if (!fits) {
            String given = switch (producer) {
                case ProducerDescriptor.Referring(Type type) -> BindingTypes.text(type);
                case ProducerDescriptor.Constant(Value value) -> BindingTypes.written(value);
                case ProducerDescriptor.Evaluating(BoundExpression expression) -> expression.text();
                case ProducerDescriptor.Querying _, ProducerDescriptor.Instance _, ProducerDescriptor.Delegating _,
                        ProducerDescriptor.Part _ -> "the producer";
            };
            problems.add(
                    BindingCode.B325,
                    given + " is not compatible with " + binding.key() + ": it is not a " + (toClass ? "class" : "resource type"),
                    binding.location());
        }
    }

    private void literal(
            String key, @Nullable Type type, boolean data, ProducerDescriptor producer, SourceLocation location) {
        if (!(producer instanceof ProducerDescriptor.Constant(Value value))) {
            return;
        }
        boolean fits = type == null ? !data || BindingTypes.isData(value) : BindingTypes.isInstance(type, value);
        if (!fits) {
            String expected = type == null ? Key.DATA : type.toString();
            problems.add(
                    BindingCode.B324,
                    "Binding of " + key + ": expected " + expected + ", got " + BindingTypes.shown(value) + misspelt(type),
                    location);
        }
    }

    private static String misspelt(@Nullable Type type) {
        List<String> names = type == null ? List.of() : TypeSpelling.resourceTypes(type);
        return names.isEmpty() ? "" : TypeSpelling.suggestion(names.getFirst());
    }

    private void fragment(Statement.Fragment fragment) {
        if (fragment.type() != null) {
            literal("'" + fragment.id() + "'", fragment.type(), false, fragment.supply().producer(), fragment.location());
        }
    }

    private void variables(Statement.VariableBinding variables) {
        Type type = variables.type();
        if (type == null || type instanceof AnyType) {
            return;
        }
        variables.values().forEach((name, supply) -> literal(
                "variable '" + name + "'", type, false, supply.producer(), variables.location()));
    }
}
