package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.List;

/// `has_interface_with`: whether the node has an interface, or an interface with some address, by the legacy facts.
final class HasInterfaceWith {
    static final Function FUNCTION = LegacyFunction.of("has_interface_with", -1, (call, arguments) -> {
        Checks.count("has_interface_with", arguments, 1, 2, "1 or 2");
        return Bool.of(has(call, arguments));
    });

    private HasInterfaceWith() {}

    static boolean has(Call call, List<Value> arguments) {
        Value known = call.scope().lookup("interfaces");
        if (known == null || known == Undef.UNDEF) {
            return false;
        }
        if (!(known instanceof Str names)) {
            throw Checks.missingMethod("split", known);
        }
        List<String> interfaces = RubyString.split(names.value(), RubyRegex.compile(","));
        if (arguments.size() == 1) {
            return arguments.getFirst() instanceof Str name && interfaces.contains(name.value());
        }
        Value kind = arguments.get(0);
        Value value = arguments.get(1);
        if (kind instanceof Str name && isFact(call, name.value(), value)) {
            return true;
        }
        return interfaces.stream()
                .anyMatch(name -> isFact(call, LegacyFunction.text(kind) + "_" + RubyString.downcase(name), value));
    }

    private static boolean isFact(Call call, String name, Value value) {
        Value fact = call.scope().lookup(name);
        return fact != null && RubyOrder.isEqual(fact, value);
    }
}
