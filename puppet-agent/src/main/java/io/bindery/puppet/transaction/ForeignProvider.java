package io.bindery.puppet.transaction;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A resource whose provider is one of another system: it fails when it is applied, as there is nothing here that could keep it.
///
/// @param provider the provider that was asked for
record ForeignProvider(String provider) implements Managed {
    /// The providers of one type: those that it has here, and those that Puppet has for other systems.
    private record Providers(Set<String> own, Set<String> foreign) {}

    /// Types with a choice that each checks itself are not in the table.
    private static final Map<String, Providers> TYPES = Map.of(
            "exec", new Providers(Set.of("posix", "shell"), Set.of("windows")),
            "file", new Providers(Set.of("posix"), Set.of("windows")),
            "group", new Providers(Set.of("groupadd"), Set.of("aix", "directoryservice", "ldap", "pw", "windows_adsi")),
            "user", new Providers(
                    Set.of("useradd"), Set.of("aix", "directoryservice", "hpux", "ldap", "openbsd", "pw", "user_role_add", "windows_adsi")));

    /// The resource if its provider belongs to another system, else null.
    ///
    /// @throws io.bindery.puppet.resource.ResourceError if its provider does not exist
    static @Nullable ForeignProvider of(String type, Attributes attributes) {
        Providers known = TYPES.get(type);
        String asked = attributes.text("provider");
        if (known == null || asked == null || known.own().contains(asked)) {
            return null;
        }
        if (!known.foreign().contains(asked)) {
            throw attributes.invalid("provider", "Invalid " + type + " provider '" + asked + "'");
        }
        return new ForeignProvider(asked);
    }

    @Override
    public boolean isSuitable() {
        return false;
    }

    @Override
    public List<Property> properties() {
        return List.of();
    }

    @Override
    public Map<String, Value> retrieve() {
        return Map.of();
    }
}
