package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyNumber;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;

/// `any2bool`: whether a value of any kind means true.
final class Any2bool {
    static final Function FUNCTION = LegacyFunction.of("any2bool", -1, (call, arguments) -> {
        Checks.count("any2bool", arguments, 1, Integer.MAX_VALUE, "1");
        return convert(arguments.getFirst());
    });

    private Any2bool() {}

    private static Value convert(Value value) {
        return switch (value) {
            case Bool bool -> bool;
            case Undef undef -> Bool.FALSE;
            case Int whole -> Num2bool.convert(whole);
            case Real real -> Num2bool.convert(real);
            case Str string -> numeric(string.value()) ? Num2bool.convert(string) : Str2bool.convert(string);
            default -> Bool.TRUE;
        };
    }

    private static boolean numeric(String text) {
        try {
            RubyNumber.real(text);
            return true;
        } catch (ConversionError e) {
            return false;
        }
    }
}
