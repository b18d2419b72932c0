package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Hash;

/// `validate_hash`.
final class ValidateHash {
    static final Body BODY = Validations.each(
            "validate_hash", value -> value instanceof Hash, value -> Validations.looksLike(value, "a Hash"));
    static final Function FUNCTION = Deprecation.validation("validate_hash", "Stdlib::Compat::Hash", BODY);

    private ValidateHash() {}
}
