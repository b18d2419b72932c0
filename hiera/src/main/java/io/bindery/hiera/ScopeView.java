package io.bindery.hiera;

import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// What lookup sees of the variables of a compile, from the scope that asks.
public interface ScopeView {
    /// The value of a variable by its plain or qualified name (`::` in front allowed), null where there is none. What is to be
    /// said about an undefined variable (a warning, an error) is said here, as the settings want it.
    @Nullable Value variable(String name);

    /// The value of a variable that a path of the hierarchy names. Where version 8 of the language is followed, an undefined one is never an error.
    @Nullable Value variableOfPath(String name);

    /// Whether the variable exists, be it undef. Says nothing to anybody.
    boolean exists(String name);

    /// The name of the class around this scope, for the `calling_class` of old hierarchies; null where there is none.
    default @Nullable String callingClass() {
        return null;
    }
}
