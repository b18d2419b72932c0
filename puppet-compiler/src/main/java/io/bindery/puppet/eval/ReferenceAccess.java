package io.bindery.puppet.eval;

import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.syntax.Access;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `File['a']`, `Class['a']`, and the parameters of what they refer to: `File['a']['mode']`.
final class ReferenceAccess {
    private static final Pattern TYPE_NAME = Pattern.compile("((::)?[A-Z]\\w*)+");
    private static final Pattern CLASS_NAME = Pattern.compile("((::)?[a-z]\\w*)(::[a-z]\\w*)*");

    private final Evaluator evaluator;

    ReferenceAccess(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    Value ofResource(Access access, ResourceType type, List<Value> given) {
        if (type.equals(ResourceType.DEFAULT) && given.size() == 1 && given.get(0) instanceof ResourceType named) {
            return named;
        }
        checkAny(access, type, given);
        List<Value> keys = given;
        String typeName = type.typeName();
        if (typeName == null) {
            typeName = typeName(access, given.get(0));
            keys = given.subList(1, given.size());
        }
        if (!TYPE_NAME.matcher(typeName).matches()) {
            throw EvaluationError.issue(
                    "Illegal type reference. The given name '" + typeName + "' does not conform to the naming rule",
                    access.keys().get(0));
        }
        boolean several = keys.size() > 1 || !keys.isEmpty() && keys.get(0) instanceof Arr;
        List<Value> titles = present(keys);
        if (titles.isEmpty() && !keys.isEmpty()) {
            return several ? Arr.EMPTY : Undef.UNDEF;
        }
        String title = type.title();
        List<Value> result = title == null
                ? references(access, type, typeName, titles, keys.size())
                : parameters(access, typeName, title, titles);
        return several ? new Arr(result) : result.getLast();
    }

    private static String typeName(Access access, Value key) {
        return switch (key) {
            case ResourceType named when named.typeName() != null -> named.typeName();
            case Str name -> capitalised(name.value());
            default ->
                throw EvaluationError.issue(
                        "First argument to Resource[] must be a resource type or a String. Got "
                                + ElementAccess.keyName(key) + ".",
                        access.keys().get(0));
        };
    }

    private static List<Value> references(
            Access access, ResourceType type, String typeName, List<Value> titles, int given) {
        if (titles.isEmpty()) {
            return List.of(new ResourceType(typeName, null));
        }
        List<Value> references = new ArrayList<>(titles.size());
        for (int i = 0; i < titles.size(); i++) {
            if (!(titles.get(i) instanceof Str title)) {
                int blamed = given == titles.size() ? i : i + 1;
                throw EvaluationError.issue(
                        "Error creating type specialization of " + Labels.withArticle(Labels.of(type)) + ", Cannot use "
                                + ElementAccess.keyName(titles.get(i)) + " where a resource title String is expected",
                        ElementAccess.keyExpression(access, blamed));
            }
            references.add(new ResourceType(typeName, title.value()));
        }
        return references;
    }

    Value ofClass(Access access, ClassType type, List<Value> given) {
        checkAny(access, type, given);
        boolean several = given.size() > 1 || given.get(0) instanceof Arr;
        List<Value> keys = present(given);
        if (keys.isEmpty()) {
            return several ? Arr.EMPTY : Undef.UNDEF;
        }
        String className = type.className();
        List<Value> result = className == null ? classes(access, keys) : parameters(access, "Class", className, keys);
        return several ? new Arr(result) : result.getLast();
    }

    private static List<Value> classes(Access access, List<Value> keys) {
        List<Value> classes = new ArrayList<>(keys.size());
        for (int i = 0; i < keys.size(); i++) {
            if (!(keys.get(i) instanceof Str text)) {
                throw EvaluationError.issue(
                        "Illegal Class name in class reference. "
                                + Labels.withCapitalArticle(Labels.of(keys.get(i)))
                                + " cannot be used where a String is expected",
                        ElementAccess.keyExpression(access, i));
            }
            String lower = text.value().toLowerCase(Locale.ROOT);
            String name = lower.startsWith("::") ? lower.substring(2) : lower;
            if (!CLASS_NAME.matcher(name).matches()) {
                throw EvaluationError.issue(
                        "Illegal name. The given name '" + text.value()
                                + "' does not conform to the naming rule /^((::)?[a-z_]\\w*)(::[a-z]\\w*)*$/",
                        ElementAccess.keyExpression(access, i));
            }
            classes.add(new ClassType(name));
        }
        return classes;
    }

    private List<Value> parameters(Access access, String typeName, String title, List<Value> names) {
        DeclaredResource resource = evaluator.catalog().find(typeName, title);
        if (resource == null) {
            throw EvaluationError.issue("Resource not found: " + typeName + "['" + title + "']", access);
        }
        List<Value> values = new ArrayList<>(names.size());
        for (Value name : names) {
            values.add(parameter(access, resource, typeName, title, name));
        }
        return values;
    }

    private static Value parameter(
            Access access, DeclaredResource resource, String typeName, String title, Value name) {
        if (name instanceof Str text && resource.hasParameter(text.value())) {
            return resource.parameter(text.value());
        }
        // As Puppet does: only the first letter of the type's name is a capital here.
        String shown = typeName.substring(0, 1).toUpperCase(Locale.ROOT) + typeName.substring(1).toLowerCase(Locale.ROOT);
        throw EvaluationError.issue(
                "The resource " + shown + "['" + title + "'] does not have a parameter called '"
                        + Interpolation.text(name) + "'",
                access);
    }

    private static void checkAny(Access access, Value type, List<Value> keys) {
        if (keys.isEmpty()) {
            throw EvaluationError.issue(type + "[] accepts 1 or more arguments. Got 0", access);
        }
    }

    private static List<Value> present(List<Value> keys) {
        return ElementAccess.flattened(keys).stream()
                .filter(key -> key != Undef.UNDEF)
                .toList();
    }

    /// `foo::bar` as `Foo::Bar`.
    static String capitalised(String name) {
        StringBuilder result = new StringBuilder(name.length());
        boolean first = true;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            result.append(first ? Character.toUpperCase(c) : c);
            first = c == ':';
        }
        return result.toString();
    }

    /// The name of a resource type that an expression was worth, or null where it is none.
    static @Nullable String typeNameOf(Value value) {
        return value instanceof ResourceType type && type.title() == null ? type.typeName() : null;
    }
}
