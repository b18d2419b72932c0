package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Scalar;

/// What the run knows of its host, by the variables it is known under.
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
