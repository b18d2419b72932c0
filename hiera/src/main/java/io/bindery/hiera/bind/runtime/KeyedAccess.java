package io.bindery.hiera.bind.runtime;

import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// An object whose parts are found by name: a resource, a class, or an object of an extension.
public interface KeyedAccess {
    /// The value of a part, or null if this object has no such part.
    @Nullable Value at(String key);
}
