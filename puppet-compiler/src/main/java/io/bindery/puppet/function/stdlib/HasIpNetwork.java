package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;

/// `has_ip_network`: whether the node has an interface in a network, by the legacy facts.
final class HasIpNetwork {
    static final Function FUNCTION = HasIpAddress.of("has_ip_network", "network");

    private HasIpNetwork() {}
}
