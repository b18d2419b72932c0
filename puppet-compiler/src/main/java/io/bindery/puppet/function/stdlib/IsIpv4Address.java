package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;

/// `is_ipv4_address`.
final class IsIpv4Address {
    static final Function FUNCTION = IsIpAddress.question("is_ipv4_address", "Ipv4", true, false);

    private IsIpv4Address() {}
}
