package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Bool;
import java.math.BigInteger;
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
            throw new EvaluationError(wrong(text));
        }
        return address;
    }

    // As Ruby does: the address has been lost, or is a number, by the time of the message.
    private static String wrong(String text) {
        int slash = text.indexOf('/');
        IpAddress address = slash < 0 ? null : IpAddress.parse(text.substring(0, slash));
        String prefix = slash < 0 ? "" : text.substring(slash + 1);
        if (address != null && prefix.matches("\\d+")) {
            return "invalid length: " + number(address);
        }
        IpAddress mask = address == null ? null : IpAddress.parse(prefix);
        if (address == null || mask == null) {
            return "invalid address: ";
        }
        return mask.bytes().length == address.bytes().length
                ? "invalid mask " + prefix + ": " + number(address)
                : "address family is not same: " + number(address);
    }

    private static BigInteger number(IpAddress address) {
        return new BigInteger(1, address.bytes());
    }
}
