package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// `union`: the elements of all arrays, each once.
final class Union {
    static final Function FUNCTION = LegacyFunction.of("union", -1, (call, arguments) -> {
        Checks.count("union", arguments, 2, Integer.MAX_VALUE, "< 2");
        Set<Value> all = new LinkedHashSet<>();
        for (Value argument : arguments) {
            all.addAll(Checks.array(argument, "union(): Every parameter must be an array"));
        }
        return new Arr(List.copyOf(all));
    });

    private Union() {}
}
