package io.bindery.puppet.eval;

import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.syntax.Access;
import io.bindery.puppet.syntax.Expression;
import io.bindery.puppet.syntax.HashEntry;
import io.bindery.puppet.syntax.LiteralHash;
import io.bindery.puppet.syntax.TypeAlias;
import io.bindery.puppet.syntax.TypeName;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Makes the types that `type Name = ...` defines: aliases, and named Object types and type sets.
///
/// A type may name itself, so it is announced before it is given its meaning.
public final class TypeDefinitions {
    private final Evaluator evaluator;
    private final Scope scope;

    public TypeDefinitions(Evaluator evaluator, Scope scope) {
        this.evaluator = evaluator;
        this.scope = scope;
    }

    /// @param known told of the type before its meaning is evaluated
    public Type define(TypeAlias definition, Consumer<Type> known) {
        return make(definition.name(), definition.type(), known);
    }

    private Type make(String name, Expression meaning, Consumer<Type> known) {
        LiteralHash object = initializer(meaning, "Object");
        if (object != null) {
            ObjectType type = ObjectType.named(name);
            known.accept(type);
            return type.resolve(() -> hash(object));
        }
        LiteralHash set = initializer(meaning, "TypeSet");
        if (set != null) {
            TypeSetType type = TypeSetType.named(name);
            known.accept(type);
            return type.resolve(() -> members(name, set));
        }
        TypeAliasType alias = new TypeAliasType(name);
        known.accept(alias);
        return alias.resolve(() -> type(meaning));
    }

    /// The hash in `Kind[{...}]`, or null where the expression is something else.
    private static @Nullable LiteralHash initializer(Expression meaning, String kind) {
        return meaning instanceof Access access
                        && access.target() instanceof TypeName name
                        && name.value().equals(kind)
                        && access.keys().size() == 1
                        && access.keys().get(0) instanceof LiteralHash hash
                ? hash
                : null;
    }

    private Type type(Expression meaning) {
        if (evaluator.evaluate(meaning, scope) instanceof Type type) {
            return type;
        }
        throw new TypeException("The expression <" + meaning.place().text() + "> is not a valid type specification.");
    }

    private Hash hash(LiteralHash hash) {
        return (Hash) evaluator.evaluate(hash, scope);
    }

    /// The initializer of a type set with its types made: they see each other by their simple names.
    private Hash members(String set, LiteralHash initializer) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        for (HashEntry entry : initializer.entries()) {
            Value key = evaluator.evaluate(entry.key(), scope);
            boolean types = key instanceof Str text && text.value().equals("types");
            Value value = types && entry.value() instanceof LiteralHash hash
                    ? types(set, hash)
                    : evaluator.evaluate(entry.value(), scope);
            entries.put(key, value);
        }
        return Hash.owning(entries);
    }

    private Hash types(String set, LiteralHash written) {
        Map<String, Expression> meanings = new LinkedHashMap<>();
        for (HashEntry entry : written.entries()) {
            meanings.put(simpleName(entry.key()), entry.value());
        }
        SequencedMap<Value, Value> types = new LinkedHashMap<>();
        Map<String, Type> siblings = new LinkedHashMap<>();
        evaluator.typeNames().within(name -> sibling(set, name, meanings, siblings), () -> {
            for (String name : meanings.keySet()) {
                Type type = sibling(set, name, meanings, siblings);
                if (type != null) {
                    types.put(Str.of(name), type);
                }
            }
        });
        return Hash.owning(types);
    }

    private @Nullable Type sibling(
            String set, String name, Map<String, Expression> meanings, Map<String, Type> siblings) {
        Type made = siblings.get(name);
        Expression meaning = meanings.get(name);
        if (made != null || meaning == null) {
            return made;
        }
        String qualified = set + "::" + name;
        if (meaning instanceof LiteralHash hash) {
            ObjectType object = ObjectType.named(qualified);
            siblings.put(name, object);
            return object.resolve(() -> hash(hash));
        }
        return make(qualified, meaning, type -> siblings.put(name, type));
    }

    private String simpleName(Expression key) {
        return key instanceof TypeName name ? name.value() : Interpolation.text(evaluator.evaluate(key, scope));
    }
}
