package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `size`: the number of elements, characters or bytes.
final class SizeFunction {
    static final Function FUNCTION = Function.named("size")
            .takes("Variant[Collection, String, Binary]", "arg")
            .with((call, arguments) -> LengthFunction.length(arguments.getFirst()));

    private SizeFunction() {}
}
