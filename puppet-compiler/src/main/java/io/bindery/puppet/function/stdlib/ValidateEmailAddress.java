package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;

/// `validate_email_address`: refuses texts that are no addresses.
final class ValidateEmailAddress {
    static final Function FUNCTION =
            ValidateDomainName.each("validate_email_address", "a valid email address", IsEmailAddress::isAddress);

    private ValidateEmailAddress() {}
}
