package io.bindery.puppet.bind;

import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.Statement;
import java.util.List;

/// Marks bindings as final, for the bindings that extensions put above all layers.
final class Finality {
    private Finality() {}

    static NamedBindings.Stated of(NamedBindings.Stated bindings) {
        return new NamedBindings.Stated(bindings.name(), bindings.file(), all(bindings.statements()));
    }

    private static List<Statement> all(List<Statement> statements) {
        return statements.stream().map(Finality::of).toList();
    }

    private static Statement of(Statement statement) {
        return switch (statement) {
            case Statement.CategorizedBindings when ->
                new Statement.CategorizedBindings(when.alternatives(), all(when.statements()), when.location());
            case Statement.Binding binding ->
                new Statement.Binding(
                        binding.key(), binding.type(), binding.modifiers().makeFinal(), binding.supply(), binding.location());
            case Statement.Multibinding multibind ->
                new Statement.Multibinding(
                        multibind.key(),
                        multibind.type(),
                        multibind.modifiers().makeFinal(),
                        multibind.id(),
                        multibind.options(),
                        multibind.supply(),
                        multibind.location());
            case Statement.Fragment _, Statement.ParameterBinding _, Statement.VariableBinding _, Statement.MapBinding _,
                    Statement.RebindBinding _, Statement.DependencyBinding _, Statement.ClassInclusion _ -> statement;
        };
    }
}
