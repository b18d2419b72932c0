package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;

/// `is_ip_address`.
final class IsIpAddress {
    static final Function FUNCTION = question("is_ip_address", "Ip_address", true, true);

    private IsIpAddress() {}

    static Function question(String name, String type, boolean version4, boolean version6) {
        return Deprecation.question(name, type, (call, arguments) -> {
            Checks.countBare(name, arguments, 1);
            return Bool.of(matches(arguments.getFirst(), version4, version6));
        });
    }

    static boolean matches(Value value, boolean version4, boolean version6) {
        IpAddress address = value instanceof Str string ? IpAddress.parse(string.value()) : null;
        return address != null && (address.isVersion6() ? version6 : version4);
    }
}
