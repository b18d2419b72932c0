package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import java.util.List;

/// `has_ip_address`: whether the node has an interface with an address, by the legacy facts.
final class HasIpAddress {
    static final Function FUNCTION = of("has_ip_address", "ipaddress");

    private HasIpAddress() {}

    static Function of(String name, String fact) {
        return LegacyFunction.of(name, -1, (call, arguments) -> {
            Checks.count(name, arguments, 1, 1, "1");
            return Bool.of(HasInterfaceWith.has(call, List.of(Str.of(fact), arguments.getFirst())));
        });
    }
}
