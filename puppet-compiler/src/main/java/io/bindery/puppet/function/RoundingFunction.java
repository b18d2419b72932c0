package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyNumber;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.math.BigDecimal;
import java.util.function.DoubleUnaryOperator;

/// The common part of `floor` and `ceiling`.
final class RoundingFunction {
    private RoundingFunction() {}

    static Function of(String name, DoubleUnaryOperator rounding) {
        return Function.named(name)
                .takes("Numeric", "val")
                .with((call, arguments) -> rounded(arguments.getFirst(), rounding))
                .takes("String", "val")
                .with((call, arguments) -> rounded(call, name, Arguments.string(arguments, 0), rounding));
    }

    private static Value rounded(Value number, DoubleUnaryOperator rounding) {
        return number instanceof Real real ? whole(rounding.applyAsDouble(real.value())) : number;
    }

    static Value whole(double number) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            throw new EvaluationError(RubyFloat.text(number));
        }
        return BigInt.of(new BigDecimal(number).toBigInteger());
    }

    private static Value rounded(Call call, String name, String text, DoubleUnaryOperator rounding) {
        Warnings.placeless(
                call,
                name + "_function_numeric_coerce_string",
                "The " + name + "() function's auto conversion of String to Float is deprecated - change to convert input before"
                        + " calling");
        try {
            return whole(rounding.applyAsDouble(RubyNumber.real(text)));
        } catch (ConversionError e) {
            throw new EvaluationError(name + "(): cannot convert given value to a floating point value.");
        }
    }
}
