package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.function.Elements;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `count`: how many elements equal a value, or are there at all.
final class Count {
    static final Function FUNCTION = LegacyFunction.of("count", -2, (call, arguments) -> count(arguments));

    private Count() {}

    private static Value count(List<Value> arguments) {
        if (arguments.size() > 2) {
            throw new EvaluationError("count(): Wrong number of arguments given " + arguments.size() + " for 1 or 2.");
        }
        if (!(arguments.getFirst() instanceof Arr) && !(arguments.getFirst() instanceof Hash)) {
            throw new EvaluationError("undefined method `count' for " + RubyText.inspect(arguments.getFirst()) + ":"
                    + RubyClass.name(arguments.getFirst()));
        }
        boolean byItem = Checks.given(arguments, 1);
        long count = 0;
        for (Elements elements = Elements.of(arguments.getFirst()); elements.hasNext(); ) {
            Value element = elements.next();
            boolean counted = byItem
                    ? RubyOrder.isEqual(element, arguments.get(1))
                    : element != Undef.UNDEF && !element.equals(Str.EMPTY);
            count += counted ? 1 : 0;
        }
        return Int.of(count);
    }
}
