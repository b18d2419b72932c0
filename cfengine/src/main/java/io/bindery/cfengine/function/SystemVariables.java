package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Scalar;

/// Reads facts about the host from the variables that hold them.
public final class SystemVariables {
    private SystemVariables() {}

    /// The text of a scalar variable, empty if no such scalar is defined.
    public static String text(Call call, String name) {
        return call.context()
                .variables()
                .find(name)
                .map(found -> found.value() instanceof Scalar(String text) ? text : "")
                .orElse("");
    }
}
