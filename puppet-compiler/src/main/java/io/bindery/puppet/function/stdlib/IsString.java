package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;

/// `is_string`: whether a value is a text that does not spell a number.
final class IsString {
    static final Function FUNCTION = Deprecation.question("is_string", "String", (call, arguments) -> {
        Checks.count("is_string", arguments, 1, Integer.MAX_VALUE, "1");
        Value value = arguments.getFirst();
        return Bool.of(value == Undef.UNDEF || value instanceof Str string && !number(string.value()));
    });

    private IsString() {}

    private static boolean number(String text) {
        return text.equals(RubyFloat.text(RubyString.toFloat(text))) || text.equals(Long.toString(RubyString.toInteger(text)));
    }
}
