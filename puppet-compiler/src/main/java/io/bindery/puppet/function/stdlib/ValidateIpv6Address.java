package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;

/// `validate_ipv6_address`.
final class ValidateIpv6Address {
    static final Body BODY = ValidateIpAddress.body("validate_ipv6_address", "IPv6", false, true);
    static final Function FUNCTION = Deprecation.validation("validate_ipv6_address", "Stdlib::Compat::Ipv6_address", BODY);

    private ValidateIpv6Address() {}
}
