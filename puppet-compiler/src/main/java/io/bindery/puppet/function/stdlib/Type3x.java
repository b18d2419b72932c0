package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;

/// `type3x`: Puppet 3's name for the kind of a value.
final class Type3x {
    static final Function FUNCTION = LegacyFunction.of("type3x", -1, (call, arguments) -> {
        Checks.count("type3x", arguments, 1, 1, "1");
        return Str.of(kind(arguments.getFirst()));
    });

    private Type3x() {}

    private static String kind(Value value) {
        return switch (value) {
            case Bool bool -> "boolean";
            case Arr array -> "array";
            case Int whole -> "integer";
            case BigInt whole -> "integer";
            case Real real -> "float";
            case Hash hash -> "hash";
            case Str string -> kind(string.value());
            default -> throw new EvaluationError("type3x(): Unknown type");
        };
    }

    private static String kind(String text) {
        if (text.matches("0|-?[1-9][0-9]*")) {
            return "integer";
        }
        return text.equals(RubyFloat.text(RubyString.toFloat(text))) ? "float" : "string";
    }
}
