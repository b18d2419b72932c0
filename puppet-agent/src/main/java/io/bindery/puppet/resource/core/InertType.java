package io.bindery.puppet.resource.core;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;

/// A type whose resources are only markers, such as `stage` and the `anchor` of the standard library.
///
/// @param refreshable whether its resources pass on events
public record InertType(ResourceSchema schema, boolean refreshable) implements ResourceType {
    @Override
    public boolean isListable() {
        return false;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        return new Inert() {
            @Override
            public boolean isRefreshable() {
                return refreshable;
            }
        };
    }
}
