package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;

/// `delete_undef_values`: an array or hash without undef.
final class DeleteUndefValues {
    static final Function FUNCTION = LegacyFunction.of("delete_undef_values", -1, (call, arguments) -> {
        if (arguments.isEmpty()) {
            throw new EvaluationError("delete_undef_values(): Wrong number of arguments given (0)");
        }
        return switch (arguments.getFirst()) {
            case Hash hash -> DeleteValues.filtered(hash, value -> value != Undef.UNDEF);
            case Arr array ->
                new Arr(array.elements().stream().filter(value -> value != Undef.UNDEF).toList());
            default ->
                throw new EvaluationError("delete_undef_values(): expected an array or hash, got "
                        + LegacyFunction.text(arguments.getFirst()) + " type  " + RubyClass.name(arguments.getFirst()) + " ");
        };
    });

    private DeleteUndefValues() {}
}
