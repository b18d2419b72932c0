package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Elements;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `count`: how many elements equal a value; without a value, how many elements are neither undef nor empty.
final class Count {
    static final Function FUNCTION = LegacyFunction.of("count", -2, (call, arguments) -> count(arguments));

    private Count() {}

    // As stdlib does: a text counts its characters that are in a set, and must be given one.
    private static Value characters(String text, List<Value> arguments) {
        if (!Checks.given(arguments, 1)) {
            throw new EvaluationError("wrong number of arguments (given 0, expected 1+)");
        }
        String set = LegacyFunction.string(arguments.get(1));
        return Int.of(text.codePoints().filter(c -> set.indexOf(c) >= 0).count());
    }

    private static Value count(List<Value> arguments) {
        if (arguments.size() > 2) {
            throw new EvaluationError("count(): Wrong number of arguments given " + arguments.size() + " for 1 or 2.");
        }
        if (arguments.getFirst() instanceof Str text) {
            return characters(text.value(), arguments);
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
