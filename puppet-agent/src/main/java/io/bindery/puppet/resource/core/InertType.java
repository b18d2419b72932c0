package io.bindery.puppet.resource.core;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import java.util.List;

/// A type whose resources only stand for something, such as `stage` and the `anchor` of the standard library.
public record InertType(String name, List<String> parameters) implements ResourceType {
    @Override
    public List<String> properties() {
        return List.of();
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        return new Inert();
    }
}
