package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `delete`: an array or hash without some elements or keys, or a text without some texts.
final class Delete {
    static final Function FUNCTION = LegacyFunction.of("delete", -1, (call, arguments) -> {
        Checks.countBare("delete", arguments, 2);
        List<Value> items = Checks.items(arguments.get(1));
        Value collection = arguments.get(0);
        for (Value item : items) {
            collection = without(collection, item);
        }
        return collection;
    });

    private Delete() {}

    private static String text(Value item) {
        if (item instanceof Str string) {
            return string.value();
        }
        throw new EvaluationError("wrong argument type " + RubyClass.inConversion(item) + " (expected Regexp)");
    }

    private static Value without(Value collection, Value item) {
        return switch (collection) {
            case Arr array ->
                new Arr(array.elements().stream().filter(element -> !RubyOrder.isEqual(element, item)).toList());
            case Hash hash -> {
                SequencedMap<Value, Value> left = new LinkedHashMap<>(hash.entries());
                left.remove(item);
                yield Hash.owning(left);
            }
            case Str string -> Str.of(string.value().replace(text(item), ""));
            default ->
                throw new EvaluationError("delete(): First argument must be an Array, String, or Hash. Given an argument of class "
                        + RubyClass.name(collection) + ".");
        };
    }
}
