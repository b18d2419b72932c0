package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;

/// `stdlib::has_interface_with`: whether the node has an interface, or one with some address.
final class InterfaceQuestion {
    static final Function FUNCTION = Function.named("stdlib::has_interface_with")
            .takes("String[1]", "interface")
            .returns("Boolean")
            .with((call, arguments) -> Bool.of(interfaces(call).get(arguments.getFirst()) != null))
            .takes("Enum['macaddress','netmask','ipaddress','network','ip','mac']", "kind")
            .takes("String[1]", "value")
            .returns("Boolean")
            .with((call, arguments) -> Bool.of(interfaces(call).entries().values().stream()
                    .anyMatch(parameters -> has(parameters, kind(Arguments.string(arguments, 0)), arguments.get(1)))));

    private InterfaceQuestion() {}

    private static String kind(String given) {
        return switch (given) {
            case "ipaddress" -> "ip";
            case "macaddress" -> "mac";
            default -> given;
        };
    }

    private static boolean has(Value parameters, String kind, Value value) {
        return parameters instanceof Hash hash && value.equals(hash.get(kind));
    }

    private static Hash interfaces(Call call) {
        return Facts.hash(call, "networking", "interfaces");
    }
}
