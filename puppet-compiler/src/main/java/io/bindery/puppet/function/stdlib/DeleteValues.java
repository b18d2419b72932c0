package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.function.Predicate;

/// `delete_values`: a hash without the entries of a value.
final class DeleteValues {
    static final Function FUNCTION = LegacyFunction.of("delete_values", -1, (call, arguments) -> {
        if (arguments.size() != 2) {
            throw new EvaluationError(
                    "delete_values(): Wrong number of arguments given (" + arguments.size() + " of 2)");
        }
        if (!(arguments.get(0) instanceof Hash hash)) {
            throw new EvaluationError("delete_values(): First argument must be a Hash. Given an argument of class "
                    + RubyClass.name(arguments.get(0)) + ".");
        }
        return filtered(hash, value -> !RubyOrder.isEqual(arguments.get(1), value));
    });

    private DeleteValues() {}

    static Hash filtered(Hash hash, Predicate<Value> kept) {
        SequencedMap<Value, Value> left = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> {
            if (kept.test(value)) {
                left.put(key, value);
            }
        });
        return Hash.owning(left);
    }
}
