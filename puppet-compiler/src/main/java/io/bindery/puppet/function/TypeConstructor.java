package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `Type.new`: from a type's text.
final class TypeConstructor {
    static final Function FUNCTION = Function.named("new_type")
            .takes("String[1]", "type_string")
            .with((call, arguments) -> TypeTexts.parse(call, Arguments.string(arguments, 0)));

    private TypeConstructor() {}
}
