package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.function.Patterns;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;

/// `is_email_address`.
final class IsEmailAddress {
    private static final String ADDRESS = "\\A([\\w+\\-].?)+@[a-z\\d\\-]+(\\.[a-z]+)*\\.[a-z]+\\z";

    static final Function FUNCTION = LegacyFunction.of("is_email_address", -1, (call, arguments) -> {
        Checks.countBare("is_email_address", arguments, 1);
        return Bool.of(arguments.getFirst() instanceof Str string && isAddress(string.value()));
    });

    private IsEmailAddress() {}

    static boolean isAddress(String text) {
        return Patterns.compile(ADDRESS).matches(text);
    }
}
