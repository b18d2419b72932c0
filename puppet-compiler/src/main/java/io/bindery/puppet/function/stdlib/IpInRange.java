package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.value.Bool;
import java.util.List;

/// `stdlib::ip_in_range`: whether an address is in one of some networks.
final class IpInRange {
    static final Function FUNCTION = Function.named("stdlib::ip_in_range")
            .takes("String", "ipaddress")
            .takes("Variant[String, Array]", "range")
            .returns("Boolean")
            .with((call, arguments) -> {
                IpAddress address = parse(Arguments.string(arguments, 0));
                return Bool.of(Arguments.flatten(List.of(arguments.get(1))).stream()
                        .map(range -> parse(RubyText.of(range)))
                        .toList()
                        .stream()
                        .anyMatch(range -> range.contains(address)));
            });

    private IpInRange() {}

    private static IpAddress parse(String text) {
        IpAddress address = IpAddress.parse(text);
        if (address == null) {
            // As Ruby does: by the time of the message the address has been lost.
            throw new EvaluationError("invalid address: ");
        }
        return address;
    }
}
