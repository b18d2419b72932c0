package io.bindery.puppet.function;

import io.bindery.hiera.LookupContext;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeParser;
import io.bindery.puppet.type.TypeResolver;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Types that a function names for its own signatures, and the one object type that signatures of built-in functions name.
final class LocalTypes implements TypeResolver {
    static final LocalTypes NONE = new LocalTypes(Map.of());

    private final Map<String, String> definitions;
    private final Map<String, TypeAliasType> aliases = new HashMap<>();

    private LocalTypes(Map<String, String> definitions) {
        this.definitions = definitions;
    }

    /// These types and one more, whose definition may name all of them and itself.
    LocalTypes with(String name, String definition) {
        Map<String, String> more = new HashMap<>(definitions);
        more.put(name, definition);
        return new LocalTypes(Map.copyOf(more));
    }

    @Override
    public synchronized @Nullable Type find(String name) {
        TypeAliasType known = aliases.get(name);
        String definition = definitions.get(name);
        if (known != null) {
            return known;
        }
        if (definition == null) {
            return name.equals("Puppet::LookupContext") ? LookupContext.objectType() : null;
        }
        TypeAliasType alias = new TypeAliasType(name);
        aliases.put(name, alias);
        return alias.resolve(() -> TypeParser.parse(definition, this));
    }
}
