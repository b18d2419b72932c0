package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import java.util.regex.Pattern;

/// `is_mac_address`.
final class IsMacAddress {
    private static final Pattern MAC = Pattern.compile(
            "^[a-f0-9]{1,2}(?:(?::[a-f0-9]{1,2}){5}|(?::[a-f0-9]{1,2}){19})$", LineAnchors.RUBY | Pattern.CASE_INSENSITIVE);

    static final Function FUNCTION = LegacyFunction.of("is_mac_address", -1, (call, arguments) -> {
        Checks.countBare("is_mac_address", arguments, 1);
        return Bool.of(MAC.matcher(text(arguments.getFirst())).find());
    });

    private IsMacAddress() {}

    private static String text(Value value) {
        return value == Default.DEFAULT ? "default" : LegacyFunction.string(value);
    }
}
