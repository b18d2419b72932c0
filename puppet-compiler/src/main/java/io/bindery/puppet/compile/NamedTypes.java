package io.bindery.puppet.compile;

import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.syntax.Access;
import io.bindery.puppet.syntax.Expression;
import io.bindery.puppet.syntax.LiteralHash;
import io.bindery.puppet.syntax.TypeAlias;
import io.bindery.puppet.syntax.TypeName;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The types that code gives names to: aliases and objects, each resolved when it is first asked for.
final class NamedTypes {
    private final CompileWorld world;
    private final Map<String, TypeAlias> definitions = new HashMap<>();
    private final Map<String, Type> resolved = new HashMap<>();

    NamedTypes(CompileWorld world) {
        this.world = world;
    }

    /// Makes a type known that stands in a manifest.
    void define(TypeAlias definition) {
        String lower = definition.name().toLowerCase(Locale.ROOT);
        TypeAlias known = definitions.putIfAbsent(lower, definition);
        if (known != null) {
            throw CompileWorld.redefined("type/" + lower, known.place());
        }
    }

    /// @param name in lower case
    /// @param file the manifest that its path says it is in; null where there is none
    @Nullable Type find(String name, @Nullable Manifest file) {
        Type known = resolved.get(name);
        if (known != null) {
            return known;
        }
        TypeAlias definition = definitions.get(name);
        if (definition == null && file != null) {
            definition = DefinitionFiles.alias(name, file);
        }
        return definition == null ? null : resolve(name, definition);
    }

    // Known before it is resolved, since a type may name itself.
    private Type resolve(String name, TypeAlias definition) {
        Expression attributes = objectAttributes(definition.type());
        if (attributes != null) {
            ObjectType object = ObjectType.named(definition.name());
            resolved.put(name, object);
            return object.resolve(() -> (Hash) evaluate(attributes));
        }
        TypeAliasType alias = new TypeAliasType(definition.name());
        resolved.put(name, alias);
        return alias.resolve(() -> type(evaluate(definition.type()), definition));
    }

    // `type Name = Object[{...}]`, for which `type Name = {...}` is short.
    private static @Nullable Expression objectAttributes(Expression type) {
        return switch (type) {
            case LiteralHash hash -> hash;
            case Access access
            when access.target() instanceof TypeName name
                    && name.value().equals("Object")
                    && access.keys().size() == 1
                    && access.keys().getFirst() instanceof LiteralHash hash -> hash;
            default -> null;
        };
    }

    private static Type type(Value value, TypeAlias definition) {
        if (value instanceof Type type) {
            return type;
        }
        throw new EvaluationError("The expression <" + definition.type().place().text() + "> is not a valid type specification.");
    }

    private Value evaluate(Expression expression) {
        Compilation compilation = world.compilation();
        return compilation.evaluator().evaluate(expression, compilation.scopes().top());
    }
}
