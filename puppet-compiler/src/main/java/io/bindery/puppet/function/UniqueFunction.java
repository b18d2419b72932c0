package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;

/// `unique`: each element once, compared by value or by the block's result. For a hash, the result maps all keys of a value to
/// that value.
final class UniqueFunction {
    static final Function FUNCTION = Function.named("unique")
            .takes("String", "string")
            .optionalBlock("Callable[String]")
            .with((call, arguments) -> string(call, arguments.getFirst()))
            .takes("Hash", "hash")
            .optionalBlock("Callable[Any]")
            .with((call, arguments) -> hash(call, Arguments.hash(arguments, 0)))
            .takes("Array", "array")
            .optionalBlock("Callable[Any]")
            .with((call, arguments) -> new Arr(unique(call, arguments.getFirst())))
            .takes("Iterable", "iterable")
            .optionalBlock("Callable[Any]")
            .with((call, arguments) -> new Arr(unique(call, arguments.getFirst())));

    private UniqueFunction() {}

    private static Value key(Call call, Value element) {
        Closure block = call.block();
        return block == null ? element : block.call(element);
    }

    private static List<Value> unique(Call call, Value iterable) {
        Set<Value> seen = new HashSet<>();
        List<Value> kept = new ArrayList<>();
        for (Elements elements = Elements.of(call, iterable); elements.hasNext(); ) {
            Value element = elements.next();
            if (seen.add(key(call, element))) {
                kept.add(element);
            }
        }
        return kept;
    }

    private static Value string(Call call, Value text) {
        return Str.of(unique(call, text).stream().map(RubyText::of).collect(Collectors.joining()));
    }

    private static Value hash(Call call, SequencedMap<Value, Value> entries) {
        SequencedMap<Value, List<Value>> keys = new LinkedHashMap<>();
        Map<Value, LinkedHashSet<Value>> values = new HashMap<>();
        entries.forEach((key, value) -> {
            Value group = key(call, value);
            keys.computeIfAbsent(group, g -> new ArrayList<>()).add(key);
            values.computeIfAbsent(group, g -> new LinkedHashSet<>()).add(value);
        });
        SequencedMap<Value, Value> inverted = new LinkedHashMap<>();
        keys.forEach((group, members) ->
                inverted.put(new Arr(members), new Arr(List.copyOf(values.getOrDefault(group, new LinkedHashSet<>())))));
        return Hash.owning(inverted);
    }
}
