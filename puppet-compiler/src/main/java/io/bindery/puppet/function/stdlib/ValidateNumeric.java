package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Undef;

/// `validate_numeric`: numbers, within bounds if given.
final class ValidateNumeric {
    static final Body BODY = (call, arguments) -> {
        new NumberBounds("validate_numeric", "a Numeric", false).check(arguments);
        return Undef.UNDEF;
    };
    static final Function FUNCTION = Deprecation.validation("validate_numeric", "Stdlib::Compat::Numeric", BODY);

    private ValidateNumeric() {}
}
