package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;

/// `validate_bool`.
final class ValidateBool {
    static final Body BODY = Validations.each(
            "validate_bool", value -> value instanceof Bool, value -> Validations.looksLike(value, "a boolean"));
    static final Function FUNCTION = Deprecation.validation("validate_bool", "Stdlib::Compat::Bool", BODY);

    private ValidateBool() {}
}
