package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Elements;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `merge`: merges hashes into one, in which the last value of a key wins; or merges the block's results for all elements.
final class Merge {
    static final Function FUNCTION = Function.named("merge")
            .repeatedly("Variant[Hash[Scalar,Any], Undef, String[0,0]]", "args")
            .returns("Hash[Scalar,Any]")
            .with((call, arguments) -> merge(arguments))
            .repeatedly("Iterable", "args")
            .block("Callable[3,3]")
            .returns("Hash")
            .with((call, arguments) -> byBlock(call, arguments.getFirst(), true))
            .repeatedly("Iterable", "args")
            .block("Callable[2,2]")
            .returns("Hash")
            .with((call, arguments) -> byBlock(call, arguments.getFirst(), false));

    private Merge() {}

    private static Value merge(List<Value> arguments) {
        SequencedMap<Value, Value> merged = new LinkedHashMap<>();
        for (Value argument : arguments) {
            if (argument instanceof Hash hash) {
                merged.putAll(hash.entries());
            }
        }
        return Hash.owning(merged);
    }

    private static Value byBlock(Call call, Value iterable, boolean indexed) {
        Closure block = call.requiredBlock();
        SequencedMap<Value, Value> merged = new LinkedHashMap<>();
        long index = 0;
        for (Elements elements = Elements.of(call, iterable); elements.hasNext(); ) {
            Value element = elements.next();
            List<Value> arguments = new ArrayList<>(List.of(Hash.of(merged)));
            if (indexed && elements.pairs()) {
                arguments.addAll(((Arr) element).elements());
            } else {
                arguments.addAll(indexed ? List.of(Int.of(index++), element) : List.of(element));
            }
            if (block.call(arguments) instanceof Hash more) {
                merged.putAll(more.entries());
            }
        }
        return Hash.owning(merged);
    }
}
