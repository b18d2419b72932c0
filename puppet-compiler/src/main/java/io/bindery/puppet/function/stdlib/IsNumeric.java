package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import java.util.regex.Pattern;

/// `is_numeric`: whether a value is a number, or a text of one.
final class IsNumeric {
    private static final Pattern NUMBER =
            Pattern.compile("^-?(?:(?:[1-9]\\d*)|0)(?:\\.\\d+)?(?:[eE]-?\\d+)?$", LineAnchors.RUBY);

    static final Function FUNCTION = Deprecation.question("is_numeric", "Numeric", (call, arguments) -> {
        Checks.countBare("is_numeric", arguments, 1);
        Value value = arguments.getFirst();
        return Bool.of(value instanceof Int || value instanceof Real
                || value instanceof Str string && NUMBER.matcher(string.value()).find());
    });

    private IsNumeric() {}
}
