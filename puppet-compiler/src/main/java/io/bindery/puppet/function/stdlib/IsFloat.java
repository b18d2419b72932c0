package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;

/// `is_float`: whether a value is a float, or a text of one.
final class IsFloat {
    static final Function FUNCTION = Deprecation.question("is_float", "Float", (call, arguments) -> {
        Checks.countBare("is_float", arguments, 1);
        Value value = arguments.getFirst();
        return Bool.of(value instanceof Real
                || value instanceof Str string
                        && string.value().equals(RubyFloat.text(RubyString.toFloat(string.value()))));
    });

    private IsFloat() {}
}
