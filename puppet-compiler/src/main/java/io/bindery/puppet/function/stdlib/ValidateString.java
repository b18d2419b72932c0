package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;

/// `validate_string`.
final class ValidateString {
    static final Body BODY = Validations.each(
            "validate_string",
            value -> value instanceof Str || value == Undef.UNDEF,
            value -> Validations.looksLike(value, "a string"));
    static final Function FUNCTION = Deprecation.validation("validate_string", "Stdlib::Compat::String", BODY);

    private ValidateString() {}
}
