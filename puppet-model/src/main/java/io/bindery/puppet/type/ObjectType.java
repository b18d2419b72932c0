package io.bindery.puppet.type;

import io.bindery.puppet.type.object.ObjectHash;
import io.bindery.puppet.type.object.ObjectReader;
import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// `Object[{...}]`: a type with attributes and functions, which may inherit from another (Pcore).
public final class ObjectType implements Type {
    /// The type of all objects.
    public static final ObjectType DEFAULT = new ObjectType(null, ObjectDefinition.EMPTY);

    private final @Nullable String name;
    private @Nullable ObjectDefinition definition;
    private @Nullable StructType initType;

    private ObjectType(@Nullable String name, @Nullable ObjectDefinition definition) {
        this.name = name;
        this.definition = definition;
    }

    /// A named type whose meaning follows later, by [#resolve].
    public static ObjectType named(String name) {
        return new ObjectType(name, null);
    }

    /// `Object[{...}]`. Throws [TypeException] where the hash is wrong.
    public static ObjectType of(Hash initializer) {
        if (initializer.size() == 0) {
            return DEFAULT;
        }
        ObjectType type = new ObjectType(ObjectReader.name(initializer), null);
        return type.resolve(() -> initializer);
    }

    /// Gives a named type its meaning, unless it has it already. The hash is the one in `Object[{...}]`, all references in it resolved;
    /// it may ask for this type itself while it is made. Throws [TypeException] where it is wrong.
    public ObjectType resolve(Supplier<Hash> initializer) {
        if (definition == null) {
            definition = ObjectDefinition.EMPTY;
            try {
                definition = new ObjectReader(this).read(initializer.get());
            } catch (RuntimeException e) {
                definition = null;
                throw e;
            }
        }
        return this;
    }

    static ObjectType defined(String name, ObjectDefinition definition) {
        return new ObjectType(name, definition);
    }

    /// Gives a named type a meaning that needs no checks.
    public ObjectType define(ObjectDefinition known) {
        definition = known;
        return this;
    }

    public boolean isResolved() {
        return definition != null;
    }

    public ObjectDefinition definition() {
        if (definition == null) {
            throw new TypeException("Reference to unresolved type " + label());
        }
        return definition;
    }

    /// Its name, or null for one without.
    public @Nullable String typeName() {
        return name;
    }

    /// What it is made of, as a hash.
    public Hash makings() {
        return ObjectHash.of(this, true);
    }

    /// How messages name it.
    public String label() {
        return name == null ? "Object" : name;
    }

    public @Nullable Type parent() {
        return definition == null ? null : definition.parent();
    }

    /// The parent behind aliases, where it is an object.
    public @Nullable ObjectType parentObject() {
        Type parent = parent();
        return parent != null && TypeAliasType.unalias(parent) instanceof ObjectType object ? object : null;
    }

    /// All attributes, the inherited first.
    public SequencedMap<String, ObjectAttribute> attributes() {
        ObjectType parent = parentObject();
        SequencedMap<String, ObjectAttribute> all = parent == null ? new LinkedHashMap<>() : parent.attributes();
        all.putAll(definition().attributes());
        return all;
    }

    /// All functions, the inherited first.
    public SequencedMap<String, ObjectFunction> functions() {
        ObjectType parent = parentObject();
        SequencedMap<String, ObjectFunction> all = parent == null ? new LinkedHashMap<>() : parent.functions();
        all.putAll(definition().functions());
        return all;
    }

    /// All type parameters, the inherited first.
    public SequencedMap<String, ObjectAttribute> typeParameters() {
        ObjectType parent = parentObject();
        SequencedMap<String, ObjectAttribute> all = parent == null ? new LinkedHashMap<>() : parent.typeParameters();
        all.putAll(definition().typeParameters());
        return all;
    }

    /// An attribute or function by name, own or inherited.
    public @Nullable ObjectMember member(String member) {
        ObjectMember found = definition().attributes().get(member);
        found = found == null ? definition().functions().get(member) : found;
        ObjectType parent = found == null ? parentObject() : null;
        return parent == null ? found : parent.member(member);
    }

    /// The attributes that two equal objects have in common.
    public List<String> equalityAttributes() {
        ObjectType parent = parentObject();
        List<String> names = parent == null ? new ArrayList<>() : parent.equalityAttributes();
        List<String> equality = definition().equality();
        if (equality != null) {
            names.addAll(equality);
        } else {
            for (ObjectAttribute attribute : definition().attributes().values()) {
                if (!attribute.isConstant() && !names.contains(attribute.name())) {
                    names.add(attribute.name());
                }
            }
        }
        return names;
    }

    /// What the definition notes by way of an annotation type; null if it does not.
    public @Nullable Value annotation(ObjectType annotationType) {
        Hash annotations = definition().annotations();
        return annotations == null ? null : annotations.get(annotationType);
    }

    /// Are objects only equal to objects of the same type?
    public boolean equalityIncludesType() {
        return definition().equalityIncludesType();
    }

    /// The hash from which an object can be made: `Struct[{attribute => Type}]`.
    public StructType initType() {
        StructType known = initType;
        if (known == null) {
            List<StructElement> elements = new ArrayList<>();
            for (ObjectAttribute attribute : attributes().values()) {
                if (attribute.isGiven()) {
                    boolean optional = attribute.value() != null || attribute.type().isAssignable(UndefType.DEFAULT);
                    elements.add(optional
                            ? StructElement.optional(attribute.name(), attribute.type())
                            : StructElement.required(attribute.name(), attribute.type()));
                }
            }
            known = new StructType(elements);
            initType = known;
        }
        return known;
    }

    void checkInheritance(Type originator) {
        for (Type parent = parent(); parent != null; parent = parentOf(parent)) {
            if (parent == originator || parent == this) {
                throw new TypeException("The Object type '" + label() + "' inherits from itself");
            }
        }
    }

    private static @Nullable Type parentOf(Type type) {
        return switch (type) {
            case TypeAliasType alias -> alias.isResolved() ? alias.resolved() : null;
            case ObjectType object -> object.parent();
            default -> null;
        };
    }

    /// The types within, for walks.
    public List<Type> parts() {
        if (definition == null) {
            return List.of();
        }
        List<Type> parts = new ArrayList<>();
        if (definition.parent() != null) {
            parts.add(definition.parent());
        }
        definition.typeParameters().values().forEach(each -> parts.add(each.type()));
        definition.attributes().values().forEach(each -> parts.add(each.type()));
        definition.functions().values().forEach(each -> parts.add(each.type()));
        return parts;
    }

    @Override
    public String name() {
        return label();
    }

    @Override
    public String simpleName() {
        return label().substring(label().lastIndexOf(':') + 1);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof ObjectType that && Objects.equals(name, that.name) && sameDefinition(that);
    }

    private boolean sameDefinition(ObjectType that) {
        if (definition == null || that.definition == null) {
            return false;
        }
        return Objects.equals(definition.parent(), that.definition.parent())
                && definition.typeParameters().equals(that.definition.typeParameters())
                && definition.attributes().equals(that.definition.attributes())
                && definition.functions().equals(that.definition.functions())
                && Objects.equals(definition.equality(), that.definition.equality())
                && Objects.equals(definition.checks(), that.definition.checks());
    }

    @Override
    public int hashCode() {
        return name != null ? name.hashCode() : definition == null ? 0 : definition.attributes().keySet().hashCode();
    }

    @Override
    public String toString() {
        return TypePrinter.expanded(this);
    }
}
