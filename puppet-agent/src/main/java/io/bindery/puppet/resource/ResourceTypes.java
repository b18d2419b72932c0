package io.bindery.puppet.resource;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Resource types by name. All code finds types here, so that types written in another language can be added.
@FunctionalInterface
public interface ResourceTypes {
    /// The type of that name in lower case, or null.
    @Nullable ResourceType find(String name);

    /// These types and no others.
    static ResourceTypes of(List<ResourceType> types) {
        Map<String, ResourceType> byName = new HashMap<>();
        types.forEach(type -> byName.put(type.name(), type));
        return byName::get;
    }

    /// These types; a name that they lack is looked up in the other source.
    default ResourceTypes or(ResourceTypes others) {
        return name -> {
            ResourceType found = find(name);
            return found == null ? others.find(name) : found;
        };
    }
}
