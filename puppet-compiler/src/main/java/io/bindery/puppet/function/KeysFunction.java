package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import java.util.List;

/// `keys`: the keys of a hash.
final class KeysFunction {
    static final Function FUNCTION = Function.named("keys")
            .takes("Hash", "hsh")
            .with((call, arguments) -> new Arr(List.copyOf(Arguments.hash(arguments, 0).keySet())));

    private KeysFunction() {}
}
