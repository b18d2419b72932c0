package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Objects;

/// `dig44`: the value at the end of a path in nested arrays and hashes, or a default.
final class Dig44 {
    static final Function FUNCTION = LegacyFunction.of("dig44", -2, (call, arguments) -> dig(arguments));

    private Dig44() {}

    static Value dig(List<Value> arguments) {
        if (arguments.size() < 2) {
            throw new EvaluationError(
                    "dig44(): Wrong number of arguments given (" + arguments.size() + " for at least 2)");
        }
        Value data = arguments.get(0);
        if (!(data instanceof Hash) && !(data instanceof Arr)) {
            throw new EvaluationError(
                    "dig44(): first argument must be a hash or an array, given " + RubyClass.name(data));
        }
        if (!(arguments.get(1) instanceof Arr path)) {
            throw new EvaluationError("dig44(): second argument must be an array, given " + RubyClass.name(arguments.get(1)));
        }
        Value found = follow(data, path.elements());
        return found != Undef.UNDEF ? found : arguments.size() > 2 ? arguments.get(2) : Undef.UNDEF;
    }

    private static Value follow(Value data, List<Value> path) {
        Value structure = data;
        for (Value key : path) {
            structure = switch (structure) {
                case Hash hash -> Objects.requireNonNullElse(hash.entries().get(key), Undef.UNDEF);
                case Arr array -> element(array, key);
                default -> Undef.UNDEF;
            };
            if (structure == Undef.UNDEF) {
                return Undef.UNDEF;
            }
        }
        return structure;
    }

    private static Value element(Arr array, Value key) {
        Long index = key instanceof Real real ? Long.valueOf((long) real.value()) : key == Undef.UNDEF ? null : Checks.integer(key);
        if (index == null) {
            return Undef.UNDEF;
        }
        long at = index < 0 ? index + array.size() : index;
        return at < 0 || at >= array.size() ? Undef.UNDEF : array.get((int) at);
    }
}
