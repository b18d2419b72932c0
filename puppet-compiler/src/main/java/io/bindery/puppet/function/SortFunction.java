package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `sort`: sorts an array, or the characters of a string, optionally by the block's comparison.
final class SortFunction {
    static final Function FUNCTION = Function.named("sort")
            .takes("String", "string_value")
            .optionalBlock("Callable[2,2]")
            .with((call, arguments) -> characters(call, Arguments.string(arguments, 0)))
            .takes("Array", "array_value")
            .optionalBlock("Callable[2,2]")
            .with((call, arguments) -> new Arr(sorted(call, Arguments.array(arguments, 0))));

    private SortFunction() {}

    private static Value characters(Call call, String text) {
        List<Value> characters = new ArrayList<>();
        Elements.characters(text).forEachRemaining(characters::add);
        StringBuilder joined = new StringBuilder();
        sorted(call, characters).forEach(character -> joined.append(RubyText.of(character)));
        return Str.of(joined.toString());
    }

    private static List<Value> sorted(Call call, List<Value> values) {
        Closure block = call.block();
        return block == null
                ? RubyOrder.sorted(values, RubyOrder::compare)
                : RubyOrder.sorted(values, (a, b) -> RubyOrder.sign(block.call(a, b), a, b));
    }
}
