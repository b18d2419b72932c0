package io.bindery.puppet.resource;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/// Data that the resources of one run share. Each item is computed at its first use.
public final class Shared {
    private final Map<Class<?>, Object> known = new HashMap<>();

    /// The one object of a class.
    public <T> T get(Class<T> kind, Supplier<T> maker) {
        return kind.cast(known.computeIfAbsent(kind, _ -> maker.get()));
    }

    /// Forgets an object, so that the next question works it out anew.
    public void forget(Class<?> kind) {
        known.remove(kind);
    }
}
