package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `concat`: joins arrays; any other value counts as an array of one.
final class Concat {
    static final Function FUNCTION = LegacyFunction.of("concat", -1, (call, arguments) -> concat(arguments));

    private Concat() {}

    private static Value concat(List<Value> arguments) {
        Checks.count("concat", arguments, 2, Integer.MAX_VALUE, "< 2");
        List<Value> all = new ArrayList<>(Checks.array(arguments.getFirst(), "concat(): Requires array to work with"));
        for (Value more : arguments.subList(1, arguments.size())) {
            if (more instanceof Arr array) {
                all.addAll(array.elements());
            } else {
                all.add(more);
            }
        }
        return new Arr(all);
    }
}
