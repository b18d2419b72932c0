package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;

/// `validate_email_address`: fails unless all texts are e-mail addresses.
final class ValidateEmailAddress {
    static final Function FUNCTION =
            ValidateDomainName.each("validate_email_address", "a valid email address", IsEmailAddress::isAddress);

    private ValidateEmailAddress() {}
}
