package io.bindery.puppet.eval;

import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.operator.BigIntegers;
import io.bindery.puppet.eval.operator.Labels;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.ResourceBody;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Evaluates and checks the parts of resource expressions, and passes them to the [CatalogBuilder].
record ResourceExpressions(Evaluator evaluator) {
    // So few names are compared one by one.
    private static final int SCANNED = 12;

    Value declare(ResourceStatement statement, Scope scope) {
        String type = typeName(statement, scope);
        List<Titles> titles = new ArrayList<>(statement.bodies().size());
        Set<Value> used = new HashSet<>();
        for (ResourceBody body : statement.bodies()) {
            List<Value> given = titles(statement, body, used, scope);
            titles.add(new Titles(given, attributesOnce(statement, body.attributes(), scope)));
        }
        return new Arr(evaluator.catalog().declare(statement, scope, type, bodies(titles)));
    }

    /// The titles of a body, `default` among them, with its attributes.
    private record Titles(List<Value> titles, List<EvaluatedAttribute> attributes) {
        boolean isDefault() {
            return titles.contains(Default.DEFAULT);
        }
    }

    private static List<DeclaredBody> bodies(List<Titles> all) {
        List<EvaluatedAttribute> defaults = defaults(all);
        List<DeclaredBody> bodies = new ArrayList<>(all.size());
        for (Titles body : all) {
            List<String> titles = new ArrayList<>(body.titles().size());
            for (Value title : body.titles()) {
                if (title instanceof Str text) {
                    titles.add(text.value());
                }
            }
            bodies.add(new DeclaredBody(titles, merged(defaults, body.attributes())));
        }
        return bodies;
    }

    // As Puppet does: the attributes of the `default:` body come first, each at its own place with the value that won.
    private static List<EvaluatedAttribute> merged(List<EvaluatedAttribute> defaults, List<EvaluatedAttribute> own) {
        if (defaults.isEmpty() || defaults == own) {
            return own;
        }
        Map<String, EvaluatedAttribute> all = new LinkedHashMap<>();
        defaults.forEach(attribute -> all.put(attribute.name(), attribute));
        own.forEach(attribute -> all.put(attribute.name(), attribute));
        return List.copyOf(all.values());
    }

    private static List<EvaluatedAttribute> defaults(List<Titles> all) {
        for (Titles body : all) {
            if (body.isDefault()) {
                return body.attributes();
            }
        }
        return List.of();
    }

    private String typeName(ResourceStatement statement, Scope scope) {
        Expression type = statement.type();
        if (type instanceof Name name) {
            return name.value();
        }
        Value value = evaluator.evaluate(type, scope);
        boolean acceptable =
                type instanceof TypeName || type instanceof Access access && access.target() instanceof TypeName;
        return switch (value) {
            case ClassType named when acceptable && named.className() == null -> "class";
            case ResourceType named when acceptable && named.title() == null && named.typeName() != null ->
                named.typeName();
            case ClassType named when acceptable -> throw illegalType(type, named.toString());
            case ResourceType named when acceptable -> throw illegalType(type, named.toString());
            default -> throw illegalType(type, Types.inferGeneric(value).toString());
        };
    }

    private static EvaluationError illegalType(Expression blamed, String actual) {
        return EvaluationError.issue(
                "Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got " + actual,
                blamed);
    }

    private List<Value> titles(ResourceStatement statement, ResourceBody body, Set<Value> used, Scope scope) {
        Value value = evaluator.evaluate(body.title(), scope);
        if (value == Undef.UNDEF) {
            throw EvaluationError.issue("Missing title. The title expression resulted in undef", body.title());
        }
        List<Value> titles = ElementAccess.flattened(List.of(value));
        for (int i = 0; i < titles.size(); i++) {
            checkTitle(titles.get(i), i, body.title());
            if (!used.add(titles.get(i))) {
                throw EvaluationError.issue(
                        "The title '" + Interpolation.text(titles.get(i))
                                + "' has already been used in this resource expression",
                        statement);
            }
        }
        return titles;
    }

    private static void checkTitle(Value title, int index, Expression blamed) {
        switch (title) {
            case Undef undef ->
                throw EvaluationError.issue(
                        "Missing title at index " + index + ". The title expression resulted in an undef title", blamed);
            case Str text when text.value().isEmpty() ->
                throw EvaluationError.issue(
                        "Empty string title at " + index + ". Title strings must have a length greater than zero.",
                        blamed);
            case Str text -> {}
            case Default any -> {}
            default ->
                throw EvaluationError.issue(
                        "Illegal title type at index " + index + ". Expected String, got " + Types.inferGeneric(title),
                        blamed);
        }
    }

    private List<EvaluatedAttribute> attributesOnce(ResourceStatement statement, List<Attribute> attributes, Scope scope) {
        List<EvaluatedAttribute> all = attributes(attributes, scope);
        Set<String> names = all.size() > SCANNED ? new HashSet<>() : Set.of();
        for (int i = 0; i < all.size(); i++) {
            String name = all.get(i).name();
            if (all.size() > SCANNED ? !names.add(name) : isBefore(all, i, name)) {
                throw EvaluationError.issue("The attribute '" + name + "' has already been set", statement);
            }
        }
        return all;
    }

    private static boolean isBefore(List<EvaluatedAttribute> all, int end, String name) {
        for (int i = 0; i < end; i++) {
            if (all.get(i).name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    private List<EvaluatedAttribute> attributes(List<Attribute> attributes, Scope scope) {
        List<EvaluatedAttribute> evaluated = new ArrayList<>(attributes.size());
        for (Attribute attribute : attributes) {
            switch (attribute) {
                case Attribute.Operation operation ->
                    evaluated.add(new EvaluatedAttribute(
                            operation.name(),
                            BigIntegers.refused(evaluator.evaluate(operation.value(), scope), operation.place()),
                            operation.appends(),
                            operation.place()));
                case Attribute.Splat splat -> evaluated.addAll(splat(splat, scope));
            }
        }
        return evaluated;
    }

    private List<EvaluatedAttribute> splat(Attribute.Splat splat, Scope scope) {
        Value value = evaluator.evaluate(splat.value(), scope);
        if (!(value instanceof Hash hash)) {
            throw EvaluationError.issue(
                    "Expected value of type Hash, got " + Types.inferGeneric(value), splat.value());
        }
        List<EvaluatedAttribute> attributes = new ArrayList<>(hash.size());
        hash.entries().forEach((name, each) ->
                attributes.add(new EvaluatedAttribute(Interpolation.text(name), each, false, splat.place())));
        return attributes;
    }

    Value setDefaults(ResourceDefaults expression, Scope scope) {
        Value type = evaluator.evaluate(expression.type(), scope);
        String name = ReferenceAccess.typeNameOf(type);
        if (name == null) {
            throw illegalType(expression.type(), Types.inferGeneric(type).toString());
        }
        evaluator.catalog().setDefaults(expression, scope, name, attributes(expression.attributes(), scope));
        return type;
    }

    Value override(ResourceOverride expression, Scope scope) {
        Value target = evaluator.evaluate(expression.target(), scope);
        List<EvaluatedAttribute> attributes = attributes(expression.attributes(), scope);
        List<Value> references = ElementAccess.flattened(List.of(target));
        for (Value reference : references) {
            if (!(reference instanceof ResourceType)) {
                throw EvaluationError.issue(
                        "Resource Override can only operate on resources, got: " + Labels.of(reference), expression);
            }
        }
        evaluator.catalog().override(expression, scope, references, attributes);
        return target;
    }

    Value collect(Collector expression, Scope scope) {
        return evaluator.catalog().collect(expression, scope, attributes(expression.attributes(), scope));
    }

    Value relate(Relationship expression, Scope scope) {
        Value left = evaluator.evaluate(expression.left(), scope);
        Value right = evaluator.evaluate(expression.right(), scope);
        return evaluator.catalog().relate(expression, scope, left, right);
    }
}
