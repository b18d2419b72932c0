package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Scalar;

/// What the run knows of its host, by the variables it is known under.
public final class SystemVariables {
    private SystemVariables() {}

    /// A scalar's text, empty where there is none.
    public static String text(Call call, String name) {
        return call.context()
                .variables()
                .find(name)
                .map(found -> found.value() instanceof Scalar(String text) ? text : "")
                .orElse("");
    }
}
