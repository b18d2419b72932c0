package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;

/// `validate_ipv4_address`.
final class ValidateIpv4Address {
    static final Body BODY = ValidateIpAddress.body("validate_ipv4_address", "IPv4", true, false);
    static final Function FUNCTION = Deprecation.validation("validate_ipv4_address", "Stdlib::Compat::Ipv4_Address", BODY);

    private ValidateIpv4Address() {}
}
