package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Sensitive;

/// `Sensitive.new`: wraps a value, once.
final class SensitiveConstructor {
    static final Function FUNCTION = Function.named("new_Sensitive")
            .takes("Sensitive", "value")
            .with((call, arguments) -> arguments.getFirst())
            .takes("Any", "value")
            .with((call, arguments) -> new Sensitive(arguments.getFirst()));

    private SensitiveConstructor() {}
}
