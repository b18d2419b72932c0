package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `dig`: the value at the end of a path of keys and indices, or undef if the path ends early.
final class DigFunction {
    static final Function FUNCTION = Function.named("dig")
            .takes("Optional[Collection]", "data")
            .repeatedly("Any", "arg")
            .with((call, arguments) -> dig(arguments.getFirst(), arguments.subList(1, arguments.size())));

    private DigFunction() {}

    static Value dig(Value data, List<Value> path) {
        try {
            return walk(data, path);
        } catch (SliceError e) {
            throw new EvaluationError(e.message());
        }
    }

    static Value walk(Value data, List<Value> path) {
        Value current = data;
        for (int i = 0; i < path.size(); i++) {
            Value key = path.get(i);
            if (current == Undef.UNDEF || key == Undef.UNDEF) {
                return Undef.UNDEF;
            }
            current = step(current, key, path.subList(0, i), path.subList(0, i + 1));
        }
        return current;
    }

    private static Value step(Value current, Value key, List<Value> walked, List<Value> walkedWithKey) {
        return switch (current) {
            case Hash hash -> {
                Value found = hash.get(key);
                yield found == null ? Undef.UNDEF : found;
            }
            case Arr array when key instanceof Int index -> element(array, index.value());
            case Arr array ->
                throw new SliceError(
                        "The given data requires an Integer index at " + RubyText.of(new Arr(walkedWithKey)) + ", got '"
                                + Types.infer(key) + "'",
                        "EXPECTED_INTEGER_INDEX",
                        walkedWithKey,
                        "index_type",
                        Types.infer(key));
            default ->
                throw new SliceError(
                        "The given data does not contain a Collection at " + RubyText.of(new Arr(walked)) + ", got '"
                                + Types.infer(current) + "'",
                        "EXPECTED_COLLECTION",
                        walked,
                        "value_type",
                        Types.infer(current));
        };
    }

    private static Value element(Arr array, long index) {
        long at = index < 0 ? array.size() + index : index;
        return at >= 0 && at < array.size() ? array.get((int) at) : Undef.UNDEF;
    }
}
