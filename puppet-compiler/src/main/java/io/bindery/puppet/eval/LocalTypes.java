package io.bindery.puppet.eval;

import io.bindery.hiera.LookupContext;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.type.parse.TypeResolver;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The type aliases that a function defines for its own signatures, and the one object type that signatures of built-in functions
/// use.
final class LocalTypes implements TypeResolver {
    static final LocalTypes NONE = new LocalTypes(Map.of(), TypeResolver.NONE);

    private final Map<String, String> definitions;
    private final TypeResolver others;
    private boolean askedOthers;
    private final Map<String, TypeAliasType> aliases = new HashMap<>();

    private LocalTypes(Map<String, String> definitions, TypeResolver others) {
        this.definitions = definitions;
        this.others = others;
    }

    /// These types and one more, whose definition may name all of them and itself.
    LocalTypes with(String name, String definition) {
        Map<String, String> more = new HashMap<>(definitions);
        more.put(name, definition);
        return new LocalTypes(Map.copyOf(more), others);
    }

    /// These types where modules have types of their own.
    LocalTypes within(TypeResolver modules) {
        return new LocalTypes(definitions, modules);
    }

    /// Whether a requested name is not one of these types.
    synchronized boolean askedOthers() {
        return askedOthers;
    }

    @Override
    public synchronized @Nullable Type find(String name) {
        TypeAliasType known = aliases.get(name);
        String definition = definitions.get(name);
        if (known != null) {
            return known;
        }
        if (definition == null) {
            return other(name);
        }
        TypeAliasType alias = new TypeAliasType(name);
        aliases.put(name, alias);
        return alias.resolve(() -> TypeParser.parse(definition, this));
    }

    private @Nullable Type other(String name) {
        if (name.equals("Puppet::LookupContext")) {
            return LookupContext.objectType();
        }
        askedOthers = true;
        return others.find(name);
    }
}
