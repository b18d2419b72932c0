package io.bindery.hiera.bind.model;

import io.bindery.puppet.type.Type;

/// The owner of bound parameters: a class, a resource type, or one resource.
public record Target(Type type) {
    /// As keys write it: `Class[ntp]`, `File`, `File[motd]`.
    @Override
    public String toString() {
        return BindingTypes.text(type);
    }
}
