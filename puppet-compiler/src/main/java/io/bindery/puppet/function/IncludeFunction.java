package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import java.util.List;

/// `include`: declares classes, each once.
final class IncludeFunction {
    static final Function FUNCTION =
            Function.named("include").repeatedlyAtLeastOnce("Any", "names").with((call, arguments) -> {
                List<String> names = ClassNames.of(arguments);
                call.catalog().include(names, call.scope());
                return ClassNames.types(names);
            });

    private IncludeFunction() {}
}
