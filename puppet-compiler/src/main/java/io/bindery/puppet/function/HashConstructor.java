package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.IterableType;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `Hash.new`: from pairs, from keys and values in turn, or from the paths of a tree.
final class HashConstructor {
    static final Function FUNCTION = Function.named("new_hash")
            .type("KeyValueArray", "Array[Tuple[Any,Any],1]")
            .type("TreeArray", "Array[Tuple[Array,Any],1]")
            .type("NewHashOption", "Enum[tree, hash_tree]")
            .takes("TreeArray", "from")
            .optionally("NewHashOption", "build_option")
            .with((call, arguments) -> arguments.size() > 1
                    ? TreeBuilder.build(
                            Arguments.array(arguments, 0), Arguments.string(arguments, 1).equals("hash_tree"))
                    : pairs(Arguments.array(arguments, 0)))
            .takes("KeyValueArray", "from")
            .with((call, arguments) -> pairs(Arguments.array(arguments, 0)))
            .takes("Any", "from")
            .with((call, arguments) -> convert(call, arguments.getFirst()));

    private HashConstructor() {}

    private static Value pairs(List<Value> pairs) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        for (Value pair : pairs) {
            entries.put(((Arr) pair).get(0), ((Arr) pair).get(1));
        }
        return Hash.owning(entries);
    }

    private static Value convert(Call call, Value from) {
        if (from instanceof Hash) {
            return from;
        }
        if (from instanceof Arr array) {
            return inTurn(array.elements(), "odd number of arguments for Hash");
        }
        if (IterableType.DEFAULT.isInstance(from)) {
            List<Value> elements = Elements.of(call, from).toList();
            return inTurn(elements, "odd number of arguments for Hash");
        }
        throw new EvaluationError("Value of type " + Types.inferGeneric(from) + " cannot be converted to Hash");
    }

    private static Value inTurn(List<Value> elements, String odd) {
        if (elements.size() % 2 != 0) {
            throw new EvaluationError(odd);
        }
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        for (int i = 0; i < elements.size(); i += 2) {
            entries.put(elements.get(i), elements.get(i + 1));
        }
        return Hash.owning(entries);
    }
}
