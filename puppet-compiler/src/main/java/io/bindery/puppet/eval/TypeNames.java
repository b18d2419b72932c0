package io.bindery.puppet.eval;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.type.CoreTypes;
import io.bindery.puppet.type.NumericType;
import io.bindery.puppet.type.ScalarDataType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeReferenceType;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Finds types by name: the built-in types first, then those of the environment, which include the resource types.
final class TypeNames {
    private final Evaluator evaluator;
    private final Map<String, Type> known = new HashMap<>();
    private @Nullable Function<String, @Nullable Type> nearer;

    TypeNames(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    Type type(TypeName name) {
        Type found = find(name.value());
        if (found == null) {
            throw EvaluationError.issue("Resource type not found: " + name.value(), name);
        }
        // As Puppet does: `TypeReference` by itself is a reference to nothing, and no reference that leads nowhere is a value.
        if (found instanceof TypeReferenceType(String unresolved)) {
            throw EvaluationError.issue("Resource type not found: " + unresolved, name);
        }
        return found;
    }

    /// The type, or a reference to an unknown one.
    Type typeOrReference(TypeName name) {
        Type found = find(name.value());
        return found == null ? new TypeReferenceType(name.value()) : found;
    }

    /// Does something while other names are known too, ahead of all others: those of a type set being made.
    void within(Function<String, @Nullable Type> names, Runnable action) {
        Function<String, @Nullable Type> before = nearer;
        nearer = names;
        try {
            action.run();
        } finally {
            nearer = before;
        }
    }

    // `Query`, and where anything is bound the names that bindings have for two types, where no other type is called so.
    private @Nullable Type ofBindings(String name) {
        return switch (name) {
            case "Query" -> QueryValue.TYPE;
            case "Literal" -> evaluator.world().injector().isEmpty() ? null : ScalarDataType.DEFAULT;
            case "Number" -> evaluator.world().injector().isEmpty() ? null : NumericType.DEFAULT;
            default -> null;
        };
    }

    @Nullable Type find(String name) {
        Type near = nearer == null ? null : nearer.apply(name);
        if (near != null) {
            return near;
        }
        Type type = known.get(name);
        if (type == null) {
            type = CoreTypes.find(name.toLowerCase(Locale.ROOT));
            if (type == null) {
                type = evaluator.definitions().type(name);
            }
            if (type == null) {
                type = ofBindings(name);
            }
            if (type != null) {
                known.put(name, type);
            }
        }
        return type;
    }
}
