package io.bindery.puppet.eval;

import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.type.object.TypeSetReferences;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Creates the types that `type Name = ...` defines: aliases, named Object types and type sets.
///
/// A type may refer to itself, so its name is registered before its definition is evaluated.
public final class TypeDefinitions {
    /// The naming authority of types whose type set names none.
    private static final String AUTHORITY = "http://puppet.com/2016.1/runtime";

    private final Evaluator evaluator;
    private final TypeExpressions expressions;

    public TypeDefinitions(Evaluator evaluator) {
        this.evaluator = evaluator;
        this.expressions = new TypeExpressions(evaluator.typeNames());
    }

    /// @param known receives the type before its definition is evaluated
    public Type define(TypeAlias definition, Consumer<Type> known) {
        return make(definition.name(), definition.type(), known);
    }

    private Type make(String name, Expression meaning, Consumer<Type> known) {
        LiteralHash object = initializer(meaning, "Object");
        if (object != null) {
            ObjectType type = ObjectType.named(name);
            known.accept(type);
            return type.resolve(() -> expressions.hash(object));
        }
        LiteralHash set = initializer(meaning, "TypeSet");
        if (set != null) {
            TypeSetType type = TypeSetType.named(name);
            known.accept(type);
            return type.resolve(() -> members(type, set));
        }
        TypeAliasType alias = new TypeAliasType(name);
        known.accept(alias);
        return alias.resolve(() -> expressions.type(meaning));
    }

    /// The hash in `Kind[{...}]`, or null if the expression is something else.
    private static @Nullable LiteralHash initializer(Expression meaning, String kind) {
        return meaning instanceof Access access
                        && access.target() instanceof TypeName name
                        && name.value().equals(kind)
                        && access.keys().size() == 1
                        && access.keys().get(0) instanceof LiteralHash hash
                ? hash
                : null;
    }

    /// The initializer of a type set with its types made: they see each other by their simple names.
    private Hash members(TypeSetType set, LiteralHash initializer) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        Map<String, Expression> meanings = new LinkedHashMap<>();
        for (LiteralHash.Entry entry : initializer.entries()) {
            Value key = expressions.value(entry.key());
            if (isNamed(key, "types") && entry.value() instanceof LiteralHash types) {
                types.entries().forEach(type -> meanings.put(simpleName(type.key()), type.value()));
                entries.put(key, Undef.UNDEF);
            } else if (isNamed(key, "references") && entry.value() instanceof LiteralHash references) {
                entries.put(key, byName(references));
            } else {
                entries.put(key, expressions.value(entry.value()));
            }
        }
        // As Puppet does: the set has the name by which it was loaded, even if its text has another.
        entries.put(Str.of("name_authority"), Str.of(AUTHORITY));
        TypeSetReferences references = references(set, entries, meanings.keySet());
        set.refer(references);
        if (entries.containsKey(Str.of("types"))) {
            entries.put(Str.of("types"), types(set.name(), meanings, references));
        }
        return Hash.owning(entries);
    }

    private static boolean isNamed(Value key, String name) {
        return key instanceof Str text && text.value().equals(name);
    }

    private Hash byName(LiteralHash written) {
        SequencedMap<Value, Value> named = new LinkedHashMap<>();
        for (LiteralHash.Entry entry : written.entries()) {
            named.put(Str.of(simpleName(entry.key())), expressions.value(entry.value()));
        }
        return Hash.owning(named);
    }

    private TypeSetReferences references(TypeSetType set, Map<Value, Value> entries, Set<String> types) {
        return entries.get(Str.of("references")) instanceof Hash written
                ? TypeSetReferences.resolve(set.name(), AUTHORITY, types, written, evaluator.typeNames()::find)
                : TypeSetReferences.NONE;
    }

    private Hash types(String set, Map<String, Expression> meanings, TypeSetReferences references) {
        SequencedMap<Value, Value> types = new LinkedHashMap<>();
        Map<String, Type> siblings = new LinkedHashMap<>();
        Function<String, @Nullable Type> near = name -> {
            Type sibling = sibling(set, name, meanings, siblings);
            return sibling == null ? references.find(name) : sibling;
        };
        evaluator.typeNames().within(near, () -> {
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
        if (meaning instanceof LiteralHash || meaning instanceof ResourceDefaults) {
            ObjectType object = ObjectType.named(qualified);
            siblings.put(name, object);
            return object.resolve(() -> meaning instanceof ResourceDefaults form
                    ? inheriting(form)
                    : expressions.hash((LiteralHash) meaning));
        }
        return make(qualified, meaning, type -> siblings.put(name, type));
    }

    /// `Parent { attribute => value }`, which reads as resource defaults.
    private Hash inheriting(ResourceDefaults form) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        if (!(form.type() instanceof TypeName name && name.value().equals("Object"))) {
            entries.put(Str.of("parent"), expressions.value(form.type()));
        }
        for (Attribute attribute : form.attributes()) {
            if (attribute instanceof Attribute.Operation operation) {
                entries.put(Str.of(operation.name()), expressions.value(operation.value()));
            }
        }
        return Hash.owning(entries);
    }

    private String simpleName(Expression key) {
        return key instanceof TypeName name ? name.value() : Interpolation.text(expressions.value(key));
    }
}
