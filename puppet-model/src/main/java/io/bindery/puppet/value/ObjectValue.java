package io.bindery.puppet.value;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// An instance of an Object type (Pcore), incl. `Deferred`, `Error` and `Target`.
public non-sealed interface ObjectValue extends Value {
    TypeValue type();

    /// The value of an attribute, or null if the type has none of that name.
    @Nullable Value attribute(String name);

    /// What a method gives, or null if the object has none of that name.
    default @Nullable Value call(String method, List<Value> arguments, @Nullable CallableValue block) {
        return null;
    }
}
