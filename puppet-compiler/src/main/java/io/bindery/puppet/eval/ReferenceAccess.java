package io.bindery.puppet.eval;

import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Reads parameters of resources and classes: `File['a']['mode']`, `Class['a']['port']`.
record ReferenceAccess(Evaluator evaluator) {
    /// One parameter's value, or an array of those of several.
    Value parameters(Access access, String typeName, String title, List<Value> keys) {
        boolean several = keys.size() > 1 || !keys.isEmpty() && keys.get(0) instanceof Arr;
        List<Value> names = ElementAccess.flattened(keys).stream()
                .filter(key -> key != Undef.UNDEF)
                .toList();
        if (names.isEmpty()) {
            return several ? Arr.EMPTY : Undef.UNDEF;
        }
        DeclaredResource resource = evaluator.catalog().find(typeName, title);
        if (resource == null) {
            throw EvaluationError.issue("Resource not found: " + typeName + "['" + title + "']", access);
        }
        List<Value> values = new ArrayList<>(names.size());
        for (Value name : names) {
            values.add(parameter(access, resource, typeName, title, name));
        }
        return several ? new Arr(values) : values.getLast();
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

    /// The name of the resource type that an expression evaluated to, or null if its value is not a resource type.
    static @Nullable String typeNameOf(Value value) {
        return value instanceof ResourceType type && type.title() == null ? type.typeName() : null;
    }
}
