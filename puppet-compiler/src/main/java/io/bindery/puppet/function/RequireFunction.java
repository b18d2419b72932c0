package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import java.util.List;

/// `require`: includes classes, and makes the calling class or define depend on them.
final class RequireFunction {
    static final Function FUNCTION =
            Function.named("require").repeatedlyAtLeastOnce("Any", "names").with((call, arguments) -> {
                List<String> names = ClassNames.of(arguments);
                call.catalog().require(names, call.scope());
                return ClassNames.types(names);
            });

    private RequireFunction() {}
}
