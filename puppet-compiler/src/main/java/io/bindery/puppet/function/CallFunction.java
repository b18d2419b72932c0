package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `call`: calls a function by name, or resolves a `Deferred`.
final class CallFunction {
    static final Function FUNCTION = Function.named("call")
            .takes("String", "function_name")
            .repeatedly("Any", "arguments")
            .optionalBlock("Callable")
            .with((call, arguments) ->
                    call.callFunction(Arguments.string(arguments, 0), arguments.subList(1, arguments.size()), call.block()))
            .takes("Deferred", "deferred")
            .with((call, arguments) -> DeferredResolution.resolve(call, arguments.getFirst()));

    private CallFunction() {}
}
