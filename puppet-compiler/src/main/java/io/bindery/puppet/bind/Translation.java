package io.bindery.puppet.bind;

import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.Predicate;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.model.Target;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.syntax.operator.RelationshipOperator;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Translates the tree of a bindings definition into the model. A statement that the validator refuses and that has no meaning is
/// left out, so that the other statements can still be checked.
final class Translation {
    private final TypeReferences types;
    private final Producers producers;
    private final Problems problems;

    /// @param owner the module whose functions expressions see first; empty for the environment
    Translation(TypeReferences types, String owner, Problems problems) {
        this.types = types;
        this.problems = problems;
        this.producers = new Producers(types, owner, problems);
    }

    NamedBindings.Stated translate(BindingsDefinition definition) {
        String file = definition.place().file().name();
        return new NamedBindings.Stated(
                definition.name().toLowerCase(Locale.ROOT), file.isEmpty() ? null : file, statements(definition.statements()));
    }

    private List<Statement> statements(List<BindingStatement> written) {
        List<Statement> statements = new ArrayList<>(written.size());
        for (BindingStatement each : written) {
            Statement statement = translated(each);
            if (statement != null) {
                statements.add(statement);
            }
        }
        return statements;
    }

    // A type or title that cannot be evaluated is the statement's own mistake; the others still count.
    private @Nullable Statement translated(BindingStatement written) {
        try {
            return statement(written);
        } catch (EvaluationError error) {
            report(error.message(), error.place(), written);
        } catch (TypeException error) {
            report(String.valueOf(error.getMessage()), null, written);
        }
        return null;
    }

    private void report(String message, @Nullable Place place, BindingStatement written) {
        Place known = place == null || place.isWhole() ? written.place() : place;
        problems.add(new BindingProblem(null, message, SourceLocation.of(known)));
    }

    private @Nullable Statement statement(BindingStatement written) {
        SourceLocation location = SourceLocation.of(written.place());
        return switch (written) {
            case BindingStatement.When when -> when(when, location);
            case BindingStatement.Bind bind -> bind(bind, location);
            case BindingStatement.Multibind multibind -> multibind(multibind, location);
            case BindingStatement.BindParameters parameters -> parameters(parameters, location);
            case BindingStatement.BindVariables variables -> variables(variables, location);
            case BindingStatement.BindMap map -> map(map, location);
            case BindingStatement.Rebind rebind -> rebind(rebind, location);
            case BindingStatement.BindDependency dependency -> dependency(dependency, location);
            case BindingStatement.Inclusion inclusion -> inclusion(inclusion, location);
            case BindingStatement.Stray _ -> null;
        };
    }

    private Statement when(BindingStatement.When when, SourceLocation location) {
        List<Alternative> alternatives = new ArrayList<>();
        for (BindingStatement.Conjunction conjunction : when.alternatives()) {
            List<Alternative> expanded = new ArrayList<>(List.of(Alternative.COMMON));
            for (BindingStatement.CategoryPredicate predicate : conjunction.predicates()) {
                expanded = product(expanded, predicate);
            }
            alternatives.addAll(expanded);
        }
        return new Statement.CategorizedBindings(alternatives, statements(when.statements()), location);
    }

    // A list of values means any of them.
    private List<Alternative> product(List<Alternative> before, BindingStatement.CategoryPredicate predicate) {
        List<Predicate> choices = new ArrayList<>();
        if (predicate.isCommon()) {
            choices.add(Predicate.COMMON);
        }
        for (Expression value : predicate.values()) {
            choices.add(new Predicate(predicate.category(), RubyText.of(producers.evaluated(value))));
        }
        List<Alternative> all = new ArrayList<>();
        for (Alternative each : before) {
            for (Predicate choice : choices) {
                List<Predicate> both = new ArrayList<>(each.predicates());
                both.add(choice);
                all.add(new Alternative(both));
            }
        }
        return all;
    }

    private static Modifiers modifiers(BindingStatement.Modifiers written) {
        return written.isAbstract() || written.override() ? new Modifiers(written.isAbstract(), written.override(), false) : Modifiers.NONE;
    }

    private @Nullable Statement bind(BindingStatement.Bind bind, SourceLocation location) {
        BindingStatement.Key.Plain key = bind.key();
        Type type = key == null ? null : type(key.type());
        BindingStatement.Producer written = bind.producer();
        Supply supply = written == null ? null : producers.supply(written, bind.options());
        LiteralString id = bind.multibindId();
        if (id != null) {
            LiteralString name = key == null ? null : key.name();
            return supply == null
                    ? null
                    : new Statement.Fragment(name == null ? null : name.value(), type, id.value(), supply, location);
        }
        if (key == null || (supply == null) != bind.modifiers().isAbstract()) {
            return null;
        }
        return new Statement.Binding(key(key, type), type, modifiers(bind.modifiers()), supply, location);
    }

    private @Nullable Type type(@Nullable Expression written) {
        return written == null ? null : types.type(written);
    }

    private static Key key(BindingStatement.Key.Plain key, @Nullable Type type) {
        LiteralString name = key.name();
        String text = name == null ? "" : name.value();
        return type == null ? Key.data(text) : Key.of(type, text);
    }

    private @Nullable Statement multibind(BindingStatement.Multibind multibind, SourceLocation location) {
        Type type = type(multibind.key().type());
        if (type == null || !(type instanceof ArrayType) && !(type instanceof HashType)) {
            String given = type == null ? "no type" : type.toString();
            problems.add(BindingCode.B328, "A multibind must be of Array or Hash type, got " + given, location);
            return null;
        }
        Key key = key(multibind.key(), type);
        LiteralString id = multibind.id();
        BindingStatement.Producer producer = multibind.producer();
        return new Statement.Multibinding(
                key,
                type,
                modifiers(multibind.modifiers()),
                id == null ? key.name() : id.value(),
                producers.multibindOptions(multibind.options()),
                producer == null || !producer.delegated() ? null : producers.supply(producer, multibind.options()),
                location);
    }

    private @Nullable Statement parameters(BindingStatement.BindParameters parameters, SourceLocation location) {
        Target target = new Target(types.type(parameters.target()));
        Modifiers modifiers = modifiers(parameters.modifiers());
        if (modifiers.isAbstract()) {
            return null;
        }
        BindingStatement.Producer producer = parameters.producer();
        if (!producer.delegated() && producer.expression() instanceof LiteralHash hash) {
            return new Statement.ParameterBinding(
                    target, modifiers, values(hash, producer, parameters.options()), null, null, location);
        }
        Supply object = producers.supply(producer, parameters.options());
        Attribute.Operation map = Producers.option(parameters.options(), "map");
        return new Statement.ParameterBinding(
                target, modifiers, new LinkedHashMap<>(), object, map == null ? null : names(map.value()), location);
    }

    private SequencedMap<String, Supply> values(LiteralHash hash, BindingStatement.Producer producer, List<Attribute.Operation> options) {
        SequencedMap<String, Supply> values = new LinkedHashMap<>();
        for (LiteralHash.Entry entry : hash.entries()) {
            BindingStatement.Producer each = new BindingStatement.Producer(producer.optional(), false, entry.value(), entry.place());
            values.put(RubyText.of(producers.evaluated(entry.key())), producers.value(each, options));
        }
        return values;
    }

    private SequencedMap<String, String> names(Expression written) {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        if (written instanceof LiteralHash hash) {
            for (LiteralHash.Entry entry : hash.entries()) {
                names.put(RubyText.of(producers.evaluated(entry.key())), RubyText.of(producers.evaluated(entry.value())));
            }
        }
        return names;
    }

    private @Nullable Statement variables(BindingStatement.BindVariables variables, SourceLocation location) {
        Modifiers modifiers = modifiers(variables.modifiers());
        Type type = type(variables.type());
        Expression given = variables.producer().expression();
        if (modifiers.isAbstract()) {
            return switch (given) {
                case LiteralList list -> abstractVariables(type, modifiers, list.elements(), location);
                case LiteralString _, Name _ -> abstractVariables(type, modifiers, List.of(given), location);
                default -> null;
            };
        }
        if (given instanceof LiteralHash hash) {
            SequencedMap<String, Supply> values = values(hash, variables.producer(), List.of());
            return new Statement.VariableBinding(type, modifiers, values, List.of(), null, location);
        }
        Supply object = producers.supply(variables.producer(), List.of());
        return new Statement.VariableBinding(type, modifiers, new LinkedHashMap<>(), List.of(), object, location);
    }

    private Statement abstractVariables(
            @Nullable Type type, Modifiers modifiers, List<Expression> written, SourceLocation location) {
        List<String> names = new ArrayList<>();
        for (Expression name : written) {
            Value value = producers.evaluated(name);
            names.add(RubyText.of(value));
        }
        return new Statement.VariableBinding(type, modifiers, new LinkedHashMap<>(), names, null, location);
    }

    private Statement map(BindingStatement.BindMap map, SourceLocation location) {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        for (Attribute.Operation each : map.names()) {
            names.put(each.name(), RubyText.of(producers.evaluated(each.value())));
        }
        return new Statement.MapBinding(
                BindingTypes.text(types.type(map.left())), BindingTypes.text(types.type(map.right())), names, location);
    }

    private Statement rebind(BindingStatement.Rebind rebind, SourceLocation location) {
        Key source = key(rebind.source());
        BindingStatement.Key target = rebind.target();
        Type type = target instanceof BindingStatement.Key.Plain plain ? type(plain.type()) : null;
        Statement.RebindBinding.Kind kind = switch (rebind.kind()) {
            case REBIND -> Statement.RebindBinding.Kind.REBIND;
            case ALIAS -> Statement.RebindBinding.Kind.ALIAS;
            case RENAMED -> Statement.RebindBinding.Kind.RENAMED;
        };
        return new Statement.RebindBinding(
                kind, source, target == null ? source : key(target), type, rebind.modifiers().isAbstract(), location);
    }

    private Key key(BindingStatement.Key key) {
        return switch (key) {
            case BindingStatement.Key.Plain plain -> key(plain, type(plain.type()));
            case BindingStatement.Key.OfParameter parameter ->
                Key.parameter(new Target(types.type(parameter.target())).toString(), parameter.parameter());
            case BindingStatement.Key.OfVariable variable -> Key.variable(variable.name());
        };
    }

    private Statement dependency(BindingStatement.BindDependency dependency, SourceLocation location) {
        List<List<Type>> groups = new ArrayList<>();
        for (List<Expression> group : dependency.groups()) {
            groups.add(group.stream().map(types::type).toList());
        }
        List<Statement.DependencyBinding.Link> links = new ArrayList<>();
        for (int i = 0; i + 1 < groups.size(); i++) {
            RelationshipOperator operator = dependency.arrows().get(i).operator();
            links.add(new Statement.DependencyBinding.Link(
                    groups.get(i), groups.get(i + 1), operator == RelationshipOperator.NOTIFY));
        }
        return new Statement.DependencyBinding(links, location);
    }

    private Statement inclusion(BindingStatement.Inclusion inclusion, SourceLocation location) {
        List<String> names = new ArrayList<>();
        for (Expression name : inclusion.names()) {
            names.add(TypeReferences.plain(RubyText.of(producers.evaluated(name))));
        }
        return new Statement.ClassInclusion(names, inclusion.exclude(), location);
    }
}
