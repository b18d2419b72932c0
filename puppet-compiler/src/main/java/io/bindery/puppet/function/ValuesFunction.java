package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import java.util.List;

/// `values`: the values of a hash.
final class ValuesFunction {
    static final Function FUNCTION = Function.named("values")
            .takes("Hash", "hsh")
            .with((call, arguments) -> new Arr(List.copyOf(Arguments.hash(arguments, 0).values())));

    private ValuesFunction() {}
}
