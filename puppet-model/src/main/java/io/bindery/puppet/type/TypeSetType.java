package io.bindery.puppet.type;

import io.bindery.puppet.type.object.ObjectReader;
import io.bindery.puppet.type.object.TypeSetReader;
import io.bindery.puppet.type.object.TypeSetReferences;
import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.SemVer;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// `TypeSet[{...}]`: types that belong together, under one name and version, with references to other sets (Pcore).
public final class TypeSetType implements Type {
    public static final TypeSetType DEFAULT = defaultSet();

    private final @Nullable String name;
    private @Nullable TypeSetDefinition definition;
    private TypeSetReferences references = TypeSetReferences.NONE;

    private TypeSetType(@Nullable String name) {
        this.name = name;
    }

    private static TypeSetType defaultSet() {
        TypeSetType set = new TypeSetType("DefaultTypeSet");
        set.definition = TypeSetDefinition.DEFAULT;
        return set;
    }

    /// A named set whose meaning follows later, by [#resolve].
    public static TypeSetType named(String name) {
        return new TypeSetType(name);
    }

    /// `TypeSet[{...}]`. Throws [TypeException] where the hash is wrong.
    public static TypeSetType of(Hash initializer) {
        if (initializer.size() == 0) {
            return DEFAULT;
        }
        TypeSetType set = new TypeSetType(ObjectReader.name(initializer));
        return set.resolve(() -> initializer);
    }

    /// Gives a named set its meaning, unless it has it already. The hash is the one in `TypeSet[{...}]` with types already made.
    /// Throws [TypeException] where it is wrong.
    public TypeSetType resolve(Supplier<Hash> initializer) {
        if (definition == null) {
            definition = TypeSetReader.read(this, initializer.get());
        }
        return this;
    }

    /// Tells the set which others it refers to.
    public TypeSetType refer(TypeSetReferences resolved) {
        references = resolved;
        return this;
    }

    public boolean isResolved() {
        return definition != null;
    }

    public TypeSetDefinition definition() {
        if (definition == null) {
            throw new TypeException("Reference to unresolved type " + label());
        }
        return definition;
    }

    /// Its types by simple name.
    public SequencedMap<String, Type> types() {
        return definition == null ? new LinkedHashMap<>() : new LinkedHashMap<>(definition.types());
    }

    public @Nullable SemVer version() {
        return definition().version();
    }

    /// A type by its name within the set or one it refers to, whatever the case of its letters; or null.
    public @Nullable Type find(String simpleName) {
        Type exact = definition().types().get(simpleName);
        if (exact != null) {
            return exact;
        }
        for (Map.Entry<String, Type> entry : definition().types().entrySet()) {
            if (entry.getKey().toLowerCase(Locale.ROOT).equals(simpleName.toLowerCase(Locale.ROOT))) {
                return entry.getValue();
            }
        }
        return references.find(simpleName);
    }

    /// Whether the type is one of its own.
    public boolean defines(Type type) {
        return definition().types().containsValue(type);
    }

    /// The name of a type within this set, or null.
    @Nullable public String nameOf(Type type) {
        for (Map.Entry<String, Type> entry : definition().types().entrySet()) {
            if (entry.getValue().equals(type)) {
                return entry.getKey();
            }
        }
        return references.nameOf(type);
    }

    public String label() {
        return "TypeSet '" + (name == null ? "" : name) + "'";
    }

    @Override
    public String name() {
        return name == null ? "TypeSet" : name;
    }

    @Override
    public String simpleName() {
        return "TypeSet";
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof TypeSetType that
                        && Objects.equals(name, that.name)
                        && definition != null
                        && that.definition != null
                        && Objects.equals(definition.nameAuthority(), that.definition.nameAuthority())
                        && Objects.equals(definition.version(), that.definition.version());
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(name);
    }

    @Override
    public String toString() {
        return TypePrinter.expanded(this);
    }
}
