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

/// `Float.new`: from numbers, texts, booleans and times.
final class FloatConstructor {
    static final Function FUNCTION = NumberConstructor.of(
            "new_float",
            "Float",
            "Variant[Numeric, Boolean, Pattern[/" + NumberPatterns.FLOAT + "/], Timespan, Timestamp]",
            FloatConstructor::convert);

    private FloatConstructor() {}

    private static Value convert(Value from) {
        return switch (from) {
            case Real real -> real;
            case Int whole -> new Real(whole.value());
            case Bool bool -> new Real(bool.value() ? 1 : 0);
            case Timespan timespan -> new Real(NumberPatterns.seconds(timespan));
            case Timestamp timestamp -> new Real(NumberPatterns.seconds(timestamp));
            default -> NumberConversion.real(RubyText.of(from));
        };
    }
}
