package io.bindery.puppet.function;

import io.bindery.puppet.convert.NumberConversion;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Value;

/// `Numeric.new`: an integer or a float, depending on the notation.
final class NumericConstructor {
    static final Function FUNCTION = NumberConstructor.of(
            "new_numeric",
            "Numeric",
            "Variant[Integer, Float, Boolean, Pattern[/" + NumberPatterns.FLOAT + "/], Timespan, Timestamp]",
            NumericConstructor::convert);

    private NumericConstructor() {}

    private static Value convert(Value from) {
        return switch (from) {
            case Int whole -> whole;
            case Real real -> real;
            case Bool bool -> Int.of(bool.value() ? 1 : 0);
            case Timespan timespan -> new Real(NumberPatterns.seconds(timespan));
            case Timestamp timestamp -> new Real(NumberPatterns.seconds(timestamp));
            default -> NumberConversion.numeric(RubyText.of(from));
        };
    }
}
