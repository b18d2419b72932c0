package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import java.util.List;

/// `contain`: includes classes and contains them in the calling class.
final class ContainFunction {
    static final Function FUNCTION =
            Function.named("contain").repeatedlyAtLeastOnce("Any", "names").with((call, arguments) -> {
                List<String> names = ClassNames.of(arguments);
                call.catalog().contain(names, call.scope());
                return ClassNames.types(names);
            });

    private ContainFunction() {}
}
