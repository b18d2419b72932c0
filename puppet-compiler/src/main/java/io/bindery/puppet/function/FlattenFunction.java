package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;

/// `flatten`: one array of all arguments, with nested arrays flattened.
final class FlattenFunction {
    static final Function FUNCTION =
            Function.named("flatten").repeatedly("Any", "args").with((call, arguments) -> new Arr(Arguments.flatten(arguments)));

    private FlattenFunction() {}
}
