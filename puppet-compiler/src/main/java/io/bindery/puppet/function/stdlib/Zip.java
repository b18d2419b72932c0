package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `zip`: the elements of two arrays in pairs.
final class Zip {
    static final Function FUNCTION = LegacyFunction.of("zip", -1, (call, arguments) -> {
        Checks.count("zip", arguments, 2, Integer.MAX_VALUE, "2");
        String complaint = "zip(): Requires array to work with";
        List<Value> first = Checks.array(arguments.get(0), complaint);
        List<Value> second = Checks.array(arguments.get(1), complaint);
        boolean flat = Checks.given(arguments, 2) && Str2bool.convert(arguments.get(2)) == Bool.TRUE;
        List<Value> pairs = new ArrayList<>();
        for (int i = 0; i < first.size(); i++) {
            pairs.add(Arr.of(first.get(i), i < second.size() ? second.get(i) : Undef.UNDEF));
        }
        return new Arr(flat ? Arguments.flatten(pairs) : pairs);
    });

    private Zip() {}
}
