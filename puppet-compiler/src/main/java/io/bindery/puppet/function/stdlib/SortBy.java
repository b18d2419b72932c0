package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Elements;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `stdlib::sort_by`: sorts an array, text or hash by the block's results for its elements.
final class SortBy {
    static final Function FUNCTION = Function.named("stdlib::sort_by")
            .takes("Array", "ary")
            .block("Callable[1,1]")
            .with((call, arguments) -> new Arr(sorted(call, arguments.getFirst())))
            .takes("String", "str")
            .block("Callable[1,1]")
            .with((call, arguments) -> Str.of(Checks.joined(sorted(call, arguments.getFirst()), "")))
            .takes("Hash", "hsh")
            .block("Variant[Callable[1,1], Callable[2,2]]")
            .with((call, arguments) -> hash(sorted(call, arguments.getFirst())));

    private SortBy() {}

    private record Ranked(Value element, Value rank) {}

    private static List<Value> sorted(Call call, Value iterable) {
        Closure block = call.requiredBlock();
        List<Ranked> ranked = Elements.of(iterable).toList().stream()
                .map(element -> new Ranked(element, block.call(element)))
                .toList();
        return RubyOrder.sorted(ranked, (a, b) -> RubyOrder.compare(a.rank(), b.rank())).stream()
                .map(Ranked::element)
                .toList();
    }

    private static Hash hash(List<Value> pairs) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        pairs.forEach(pair -> entries.put(((Arr) pair).get(0), ((Arr) pair).get(1)));
        return Hash.owning(entries);
    }
}
