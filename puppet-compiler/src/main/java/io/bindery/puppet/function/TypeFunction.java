package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.type.Types;

/// `type`: the type of a value, in one of three levels of detail.
final class TypeFunction {
    static final Function FUNCTION = Function.named("type")
            .takes("Any", "value")
            .optionally("Enum[detailed]", "inference_method")
            .with((call, arguments) -> Types.inferDetailed(arguments.getFirst()))
            .takes("Any", "value")
            .takes("Enum[reduced]", "inference_method")
            .with((call, arguments) -> Types.infer(arguments.getFirst()))
            .takes("Any", "value")
            .takes("Enum[generalized]", "inference_method")
            .with((call, arguments) -> Types.inferGeneric(arguments.getFirst()));

    private TypeFunction() {}
}
