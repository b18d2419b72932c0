package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import java.util.regex.Pattern;

/// `is_integer`: whether a value is a whole number, or a text of one.
final class IsInteger {
    private static final Pattern WHOLE = Pattern.compile("^-?(?:(?:[1-9]\\d*)|0)$", LineAnchors.RUBY);

    static final Function FUNCTION = LegacyFunction.of("is_integer", -1, (call, arguments) -> {
        Checks.countBare("is_integer", arguments, 1);
        return Bool.of(isInteger(arguments.getFirst()));
    });

    private IsInteger() {}

    static boolean isInteger(Value value) {
        return value instanceof Int || value instanceof Str string && WHOLE.matcher(string.value()).find();
    }
}
