package io.bindery.puppet.function.neutron;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.PlainCases;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `validate_network_vlan_ranges`: checks ranges of VLAN numbers, `network:first:last`. The Java version handles valid ranges
/// only.
public final class ValidateNetworkVlanRanges {
    /// SHA-256 of the Ruby file this was compared with.
    public static final String ORIGINAL = "9fcd49fba98564ad803cb78c186f8206392d46f2def7b43abb0286f6802d6094";

    // Without leading zeros, which make a number octal.
    private static final Pattern RANGE = Pattern.compile("(?:[A-Za-z][\\w.-]*:)?(0|[1-9]\\d{0,8}):(0|[1-9]\\d{0,8})");
    private static final Pattern NETWORK = Pattern.compile("[A-Za-z][\\w.-]*(?::\\d+)?");
    private static final int LAST = 4094;

    private ValidateNetworkVlanRanges() {}

    public static Function of(Supplier<Function> original) {
        PlainCases cases = ValidateNetworkVlanRanges::valid;
        return Function.named("validate_network_vlan_ranges").repeatedly("Any", "args").with(cases.or(original));
    }

    private static @Nullable Value valid(Call call, List<Value> arguments) {
        if (arguments.isEmpty()) {
            return null;
        }
        Arr ranges = arguments.getFirst() instanceof Arr list ? list : Arr.of(arguments.getFirst());
        return ranges.elements().stream().allMatch(ValidateNetworkVlanRanges::isRange) ? ranges : null;
    }

    private static boolean isRange(Value value) {
        if (!(value instanceof Str text)) {
            return false;
        }
        Matcher matcher = RANGE.matcher(text.value());
        if (!matcher.matches()) {
            return NETWORK.matcher(text.value()).matches();
        }
        int last = Integer.parseInt(matcher.group(2));
        return last <= LAST && Integer.parseInt(matcher.group(1)) <= last;
    }
}
