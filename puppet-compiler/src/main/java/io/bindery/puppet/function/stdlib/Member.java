package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `member`: whether an array has an item, or all items of another array.
final class Member {
    static final Function FUNCTION = LegacyFunction.of("member", -1, (call, arguments) -> {
        Checks.count("member", arguments, 2, Integer.MAX_VALUE, "2");
        List<Value> array = Checks.array(arguments.get(0), "member(): Requires array to work with");
        Value wanted = arguments.get(1);
        if (!(wanted instanceof Str || wanted instanceof Int || wanted instanceof Arr)) {
            throw new EvaluationError("member(): Item to search for must be a string, fixnum, or array");
        }
        List<Value> items = wanted instanceof Arr several ? several.elements() : List.of(wanted);
        if (items.isEmpty()) {
            throw new EvaluationError("member(): You must provide item to search for within array given");
        }
        return Bool.of(Checks.minus(items, array).isEmpty());
    });

    private Member() {}
}
