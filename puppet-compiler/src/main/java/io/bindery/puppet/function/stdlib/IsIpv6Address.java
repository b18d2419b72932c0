package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;

/// `is_ipv6_address`.
final class IsIpv6Address {
    static final Function FUNCTION = IsIpAddress.question("is_ipv6_address", "Ipv6", false, true);

    private IsIpv6Address() {}
}
