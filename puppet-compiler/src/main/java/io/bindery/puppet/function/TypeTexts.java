package io.bindery.puppet.function;

import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeParser;

/// Types written as text by the users of functions.
final class TypeTexts {
    private TypeTexts() {}

    /// @throws io.bindery.puppet.type.TypeException where the text is no type
    static Type parse(Call call, String text) {
        return TypeParser.parse(text, name -> call.world().type(name) instanceof Type type ? type : null);
    }
}
