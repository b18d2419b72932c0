package io.bindery.puppet.type.parse;

import io.bindery.puppet.type.Type;
import org.jspecify.annotations.Nullable;

/// Finds the types that are not built in, by name: aliases, objects and resource types of an environment.
@FunctionalInterface
public interface TypeResolver {
    /// Knows no types.
    TypeResolver NONE = name -> null;

    /// The type of a name as it is written (`Stdlib::Absolutepath`, `File`), or null. A resource type is a [ResourceType] without title.
    @Nullable Type find(String name);
}
