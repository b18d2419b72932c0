package io.bindery.puppet.type.object;

import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.type.parse.TypeResolver;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The other type sets that a type set refers to, by the aliases it gives them.
public final class TypeSetReferences {
    public static final TypeSetReferences NONE = new TypeSetReferences(new LinkedHashMap<>());

    private final SequencedMap<String, TypeSetType> sets;

    private TypeSetReferences(SequencedMap<String, TypeSetType> sets) {
        this.sets = sets;
    }

    /// Reads and resolves the references of a set. Throws [TypeException] with Puppet's message.
    ///
    /// @param authority who names the set's types
    /// @param types the names of the set's own types
    /// @param written `{Alias => {name => ..., version_range => ...}}`
    public static TypeSetReferences resolve(
            String owner, String authority, Set<String> types, Hash written, TypeResolver resolver) {
        SequencedMap<String, TypeSetReference> references = new LinkedHashMap<>();
        for (Map.Entry<Value, Value> entry : written.entries().entrySet()) {
            TypeSetReference reference = read(owner, authority, entry.getValue());
            if (reference != null && entry.getKey() instanceof Str alias) {
                check(references, alias.value(), reference, types);
                references.put(alias.value(), reference);
            }
        }
        SequencedMap<String, TypeSetType> sets = new LinkedHashMap<>();
        references.forEach((alias, reference) -> sets.put(alias, reference.resolve(resolver.find(reference.name()))));
        return new TypeSetReferences(sets);
    }

    /// Null for a value that is no reference; the check of the whole set reports it.
    private static @Nullable TypeSetReference read(String owner, String authority, Value written) {
        if (!(written instanceof Hash hash) || !(hash.get("name") instanceof Str name)) {
            return null;
        }
        SemVerRange versions =
                switch (hash.get("version_range")) {
                    case SemVerRange range -> range;
                    case Str text -> parsed(text.value());
                    case null, default -> null;
                };
        String given = hash.get("name_authority") instanceof Str text ? text.value() : authority;
        return versions == null ? null : new TypeSetReference(owner, given, name.value(), versions);
    }

    private static SemVerRange parsed(String text) {
        try {
            return SemVerRange.parse(text);
        } catch (IllegalArgumentException e) {
            throw new TypeException(String.valueOf(e.getMessage()));
        }
    }

    private static void check(
            Map<String, TypeSetReference> known, String alias, TypeSetReference reference, Set<String> types) {
        for (TypeSetReference other : known.values()) {
            // As Puppet does: ranges that do not overlap are refused as well.
            if (other.name().equals(reference.name()) && other.authority().equals(reference.authority())) {
                throw new TypeException("TypeSet '" + reference.owner() + "' references TypeSet '" + reference.authority() + "/"
                        + reference.name() + "' more than once using overlapping version ranges");
            }
        }
        if (types.contains(alias)) {
            throw new TypeException("TypeSet '" + reference.owner() + "' references a TypeSet using alias '" + alias
                    + "'. The alias collides with the name of a declared type");
        }
    }

    /// A type by its name from within: `Alias::Type`, or `Alias` for the set itself.
    public @Nullable Type find(String name) {
        int colons = name.indexOf("::");
        String alias = colons < 0 ? name : name.substring(0, colons);
        for (Map.Entry<String, TypeSetType> entry : sets.entrySet()) {
            if (entry.getKey().equalsIgnoreCase(alias)) {
                return colons < 0 ? entry.getValue() : entry.getValue().find(name.substring(colons + 2));
            }
        }
        return null;
    }

    /// How a type is called from within, or null.
    @Nullable public String nameOf(Type type) {
        for (Map.Entry<String, TypeSetType> entry : sets.entrySet()) {
            String name = entry.getValue().nameOf(type);
            if (name != null) {
                return entry.getKey() + "::" + name;
            }
        }
        return null;
    }

    List<TypeSetType> sets() {
        return new ArrayList<>(sets.values());
    }
}
