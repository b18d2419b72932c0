package io.bindery.puppet.function.openstacklib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;

/// `is_service_default`: whether a value stands for the service's own default.
public final class IsServiceDefault {
    /// SHA-256 of the Ruby file this was compared with.
    public static final String ORIGINAL = "e91f816ee6956a0cd5ff38cf069b49a503fcde2cb5eff22e1e18ee3c35026e85";

    public static final Function FUNCTION = Function.named("is_service_default").repeatedly("Any", "args").with((call, arguments) -> {
        if (arguments.size() != 1) {
            throw new EvaluationError(
                    "is_service_default(): Wrong number of argumentsgiven (" + arguments.size() + " for 1)");
        }
        return Bool.of(arguments.getFirst().equals(Str.of("<SERVICE DEFAULT>")));
    });

    private IsServiceDefault() {}
}
