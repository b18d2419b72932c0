package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.function.Body;
import io.bindery.puppet.function.Function;
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
