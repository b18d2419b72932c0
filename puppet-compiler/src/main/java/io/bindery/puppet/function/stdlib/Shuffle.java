package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Elements;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/// `shuffle`: an array or text in another order each time.
final class Shuffle {
    static final Function FUNCTION = LegacyFunction.of("shuffle", -1, (call, arguments) -> {
        Checks.count("shuffle", arguments, 1, Integer.MAX_VALUE, "1");
        Value value = arguments.getFirst();
        if (!(value instanceof Arr) && !(value instanceof Str)) {
            throw new EvaluationError("shuffle(): Requires either array or string to work with");
        }
        List<Value> elements = new ArrayList<>(Elements.of(value).toList());
        Collections.shuffle(elements, ThreadLocalRandom.current());
        return value instanceof Arr ? new Arr(elements) : Str.of(Checks.joined(elements, ""));
    });

    private Shuffle() {}
}
