package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;

/// `has_key`: whether a hash has a key.
final class HasKey {
    static final Function FUNCTION = LegacyFunction.of("has_key", -1, (call, arguments) -> {
        if (arguments.size() != 2) {
            throw new EvaluationError("has_key(): wrong number of arguments (" + arguments.size() + "; must be 2)");
        }
        if (!(arguments.get(0) instanceof Hash hash)) {
            throw new EvaluationError("has_key(): expects the first argument to be a hash, got "
                    + RubyText.inspect(arguments.get(0)) + " which is of type " + RubyClass.name(arguments.get(0)));
        }
        return Bool.of(hash.get(arguments.get(1)) != null);
    });

    private HasKey() {}
}
