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

/// `validate_vni_ranges`: checks ranges of VXLAN numbers, `first:last`. The Java version handles valid ranges only.
public final class ValidateVniRanges {
    /// SHA-256 of the Ruby file this was compared with.
    public static final String ORIGINAL = "229b2ae8f11195f4a05fd5432759617fc54dc448326d577bc10fa462710b5f38";

    // Without leading zeros, which make a number octal.
    private static final Pattern RANGE = Pattern.compile("(0|[1-9]\\d{0,8}):(0|[1-9]\\d{0,8})");
    private static final int LAST = 16_777_215;

    private ValidateVniRanges() {}

    public static Function of(Supplier<Function> original) {
        PlainCases cases = ValidateVniRanges::valid;
        return Function.named("validate_vni_ranges").repeatedly("Any", "args").with(cases.or(original));
    }

    private static @Nullable Value valid(Call call, List<Value> arguments) {
        if (arguments.isEmpty()) {
            return null;
        }
        Arr ranges = arguments.getFirst() instanceof Arr list ? list : Arr.of(arguments.getFirst());
        return ranges.elements().stream().allMatch(ValidateVniRanges::isRange) ? ranges : null;
    }

    private static boolean isRange(Value value) {
        if (!(value instanceof Str text)) {
            return false;
        }
        Matcher matcher = RANGE.matcher(text.value());
        return matcher.matches()
                && Integer.parseInt(matcher.group(2)) <= LAST
                && Integer.parseInt(matcher.group(1)) <= Integer.parseInt(matcher.group(2));
    }
}
