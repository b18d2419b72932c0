package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// `enclose_ipv6`: a list of addresses without duplicates, with IPv6 addresses in brackets.
final class EncloseIpv6 {
    static final Function FUNCTION = LegacyFunction.of("enclose_ipv6", -1, (call, arguments) -> {
        Checks.countBare("enclose_ipv6", arguments, 1);
        Value given = arguments.getFirst();
        if (!(given instanceof Str) && !(given instanceof Arr)) {
            throw new EvaluationError("enclose_ipv6(): Wrong argument type given " + RubyClass.name(given)
                    + " expected String or Array");
        }
        Set<Value> enclosed = new LinkedHashSet<>();
        for (Value value : Arguments.flatten(List.of(given))) {
            if (value != Undef.UNDEF) {
                enclosed.add(Str.of(enclosed(RubyText.of(value))));
            }
        }
        return new Arr(List.copyOf(enclosed));
    });

    private EncloseIpv6() {}

    private static String enclosed(String text) {
        if (text.equals("*")) {
            return text;
        }
        IpAddress address = IpAddress.parse(text);
        if (address == null) {
            throw new EvaluationError("enclose_ipv6(): Wrong argument given " + text + " is not an ip address.");
        }
        int zone = text.indexOf('%');
        String named = zone < 0 ? "" : text.substring(zone).replaceFirst("(?d)[/\\]].*", "");
        return address.isVersion6() ? "[" + address + named + "]" : text;
    }
}
