package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.EvaluatedAttribute;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.function.TypeTexts;
import io.bindery.puppet.syntax.operator.RelationshipOperator;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Evaluates the expressions that take effect later: collectors, `realize` and the chaining arrows.
final class Chaining {
    private final Compilation compilation;

    Chaining(Compilation compilation) {
        this.compilation = compilation;
    }

    Value collect(Collector expression, Scope scope, List<EvaluatedAttribute> attributes) {
        Frame frame = compilation.frame(scope);
        if (expression.kind() == Collector.Kind.EXPORTED && !compilation.storesConfigs()) {
            compilation
                    .world()
                    .log(
                            LogLevel.WARNING,
                            null,
                            "You cannot collect exported resources without storeconfigs being set; the collection will be ignored"
                                    + Texts.fullLocation(expression.place()));
        }
        String name = expression.type() instanceof TypeName type ? type.value().toLowerCase(Locale.ROOT) : "";
        if (name.equals("class")) {
            throw new EvaluationError("Classes cannot be collected");
        }
        ResolvedType type = compilation.resolve(name);
        if (type == null) {
            throw new EvaluationError("Resource type " + name + " doesn't exist");
        }
        Query query = Query.of(expression.query(), operand -> canonical(compilation.evaluator().evaluate(operand, scope)));
        PendingCollector.Amendment amendment = attributes.isEmpty()
                ? null
                : new PendingCollector.Amendment(
                        compilation.declarations().parameters(attributes, frame, Origin.Collected::new),
                        expression.place());
        PendingCollector collector = expression.kind() == Collector.Kind.VIRTUAL
                ? new CatalogCollector(frame, type.referenceName(), query, amendment)
                : new ExportedCollector(frame, type.referenceName(), query, amendment);
        compilation.collectors().add(collector);
        return collector;
    }

    private Value canonical(Value value) {
        return compilation.declarations().references().canonical(value);
    }

    void realize(List<Value> references, Frame frame) {
        List<Value> flat = new ArrayList<>();
        references.forEach(value -> Overrides.flatten(value, flat));
        List<String> wanted = new ArrayList<>();
        flat.forEach(value -> wanted.add(Texts.of(canonical(value))));
        compilation.collectors().add(new RealizedSet(frame, wanted));
    }

    Value relate(Relationship expression, Value left, Value right) {
        List<Value> leftOperands = operands(left, expression);
        List<Value> rightOperands = operands(right, expression);
        RelationshipOperator operator = expression.operator();
        boolean reversed = operator == RelationshipOperator.AFTER || operator == RelationshipOperator.SUBSCRIBE;
        String parameter = operator == RelationshipOperator.BEFORE || operator == RelationshipOperator.AFTER ? "before" : "notify";
        List<Relationships.Side> sources = sides(reversed ? rightOperands : leftOperands);
        List<Relationships.Side> targets = sides(reversed ? leftOperands : rightOperands);
        for (Relationships.Side source : sources) {
            for (Relationships.Side target : targets) {
                compilation.relationships().add(source, target, parameter, expression.place());
            }
        }
        if (rightOperands.isEmpty()) {
            return new Arr(leftOperands);
        }
        if (rightOperands.size() == 1 && rightOperands.getFirst() instanceof PendingCollector collector) {
            collector.setAlternative(sides(leftOperands));
        }
        return new Arr(rightOperands);
    }

    private List<Relationships.Side> sides(List<Value> operands) {
        List<Relationships.Side> sides = new ArrayList<>(operands.size());
        for (Value operand : operands) {
            sides.add(operand instanceof PendingCollector collector
                    ? new Relationships.Side.Collected(collector)
                    : new Relationships.Side.Named(reference(operand)));
        }
        return sides;
    }

    private Reference reference(Value operand) {
        References references = compilation.declarations().references();
        return switch (operand) {
            case TypeType(Type inner) when inner != null -> reference(inner);
            case ClassType(String name) when name != null -> references.canonical("class", name);
            case ResourceType(String type, String title, _) when type != null ->
                references.canonical(type, title == null ? "" : title);
            default -> throw new EvaluationError(References.UNTITLED_CLASS);
        };
    }

    // Flat, each once.
    private List<Value> operands(Value value, Relationship expression) {
        List<Value> flat = new ArrayList<>();
        Overrides.flatten(value, flat);
        Set<Value> once = new LinkedHashSet<>();
        for (Value operand : flat) {
            once.add(operand(operand, expression));
        }
        return List.copyOf(once);
    }

    private Value operand(Value operand, Relationship expression) {
        return switch (operand) {
            case PendingCollector collector -> collector;
            case ClassType type -> type;
            case ResourceType type -> type;
            case TypeType(Type inner) when inner instanceof ClassType || inner instanceof ResourceType -> operand;
            case Str(String text) -> parsed(text, expression);
            case Type type ->
                throw EvaluationError.at(
                        "Evaluation Error: Illegal relationship operand, can not form a relationship with something of type "
                                + type + ". A Catalog type is required.",
                        expression.place());
            default ->
                throw EvaluationError.at(
                        "Evaluation Error: Illegal relationship operand, can not form a relationship with "
                                + article(operand) + ". A Catalog type is required.",
                        expression.place());
        };
    }

    private Value parsed(String text, Relationship expression) {
        return operand(TypeTexts.parse(compilation.definitions()::type, text), expression);
    }

    private static String article(Value operand) {
        String name =
                switch (operand) {
                    case Undef undef -> "Undef Value";
                    case Default any -> "Object";
                    case Hash hash -> "Hash";
                    case Sensitive secret -> "Sensitive";
                    case Regex regex -> "Regexp";
                    default -> Types.inferGeneric(operand).toString();
                };
        return ("AEIOU".indexOf(name.charAt(0)) >= 0 ? "an " : "a ") + name;
    }

    /// Fails where something to be realized never came.
    @Nullable String unresolved() {
        List<String> left = new ArrayList<>();
        compilation.collectors().forEach(collector -> left.addAll(collector.unresolved()));
        return left.isEmpty() ? null : String.join(", ", left);
    }
}
