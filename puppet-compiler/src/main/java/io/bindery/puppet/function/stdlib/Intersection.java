package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Value;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// `intersection`: the elements of the first array that are also in the second, each once.
final class Intersection {
    static final Function FUNCTION = LegacyFunction.of("intersection", -1, (call, arguments) -> {
        Checks.count("intersection", arguments, 2, 2, "2");
        if (!(arguments.get(0) instanceof Arr first) || !(arguments.get(1) instanceof Arr second)) {
            throw new EvaluationError("intersection(): Requires 2 arrays, got " + RubyClass.name(arguments.get(0)) + " and "
                    + RubyClass.name(arguments.get(1)));
        }
        Set<Value> common = new LinkedHashSet<>(first.elements());
        common.retainAll(new HashSet<>(second.elements()));
        return new Arr(List.copyOf(common));
    });

    private Intersection() {}
}
