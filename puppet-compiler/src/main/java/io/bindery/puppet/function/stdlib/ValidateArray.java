package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;

/// `validate_array`.
final class ValidateArray {
    static final Body BODY = Validations.each(
            "validate_array", value -> value instanceof Arr, value -> Validations.looksLike(value, "an Array"));
    static final Function FUNCTION = Deprecation.validation("validate_array", "Stdlib::Compat::Array", BODY);

    private ValidateArray() {}
}
