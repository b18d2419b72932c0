package io.bindery.hiera;

import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// The variables of a compile as lookup sees them, from the calling scope.
public interface ScopeView {
    /// The value of a variable by its plain or qualified name (`::` in front allowed), null if it is undefined. This method
    /// itself gives the warning or error that the settings want for an undefined variable.
    @Nullable Value variable(String name);

    /// The value of a variable that a path of the hierarchy names. Where version 8 of the language is followed, an undefined one is never an error.
    @Nullable Value variableOfPath(String name);

    /// Whether the variable exists, be it undef. Says nothing to anybody.
    boolean exists(String name);

    /// The name of the class around this scope, for the `calling_class` of old hierarchies; null if the scope is not in a class.
    default @Nullable String callingClass() {
        return null;
    }
}
