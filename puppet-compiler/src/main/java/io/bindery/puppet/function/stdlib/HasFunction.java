package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.Builtins;
import io.bindery.puppet.value.Bool;
import java.util.Locale;

/// `stdlib::has_function`: whether a function of this name exists.
final class HasFunction {
    static final Function FUNCTION = Function.named("stdlib::has_function")
            .takes("String[1]", "function_name")
            .returns("Boolean")
            .with((call, arguments) -> {
                String name = Arguments.string(arguments, 0).toLowerCase(Locale.ROOT);
                String bare = name.startsWith("::") ? name.substring(2) : name;
                return Bool.of(Builtins.find(bare) != null || call.evaluator().definitions().function(bare) != null);
            });

    private HasFunction() {}
}
