package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Undef;

/// `validate_integer`: whole numbers, within bounds if given.
final class ValidateInteger {
    static final Body BODY = (call, arguments) -> {
        new NumberBounds("validate_integer", "an Integer", true).check(arguments);
        return Undef.UNDEF;
    };
    static final Function FUNCTION = Deprecation.validation("validate_integer", "Stdlib::Compat::Integer", BODY);

    private ValidateInteger() {}
}
