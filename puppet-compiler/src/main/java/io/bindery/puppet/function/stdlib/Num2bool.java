package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyNumber;
import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;

/// `num2bool`: whether a number, or a text of one, is above zero.
final class Num2bool {
    static final Function FUNCTION = LegacyFunction.of("num2bool", -1, (call, arguments) -> {
        Checks.count("num2bool", arguments, 1, 1, "1");
        return convert(arguments.getFirst());
    });

    private Num2bool() {}

    static Value convert(Value value) {
        return switch (value) {
            case Int whole -> Bool.of(whole.value() > 0);
            case Real real -> Bool.of((long) real.value() > 0);
            case Str string -> Bool.of((long) number(string.value()) > 0);
            default -> Bool.of(RubyString.toInteger(LegacyFunction.text(value)) > 0);
        };
    }

    private static double number(String text) {
        try {
            return RubyNumber.real(text);
        } catch (ConversionError e) {
            throw new EvaluationError("num2bool(): '" + text + "' does not look like a number: " + e.getMessage());
        }
    }
}
