package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.type.Types;

/// `type_of`: the type of a value, in detail.
final class TypeOf {
    static final Function FUNCTION = Function.named("type_of")
            .takes("Any", "value")
            .with((call, arguments) -> Types.inferDetailed(arguments.getFirst()));

    private TypeOf() {}
}
