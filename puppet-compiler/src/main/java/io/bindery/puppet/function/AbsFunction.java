package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import java.math.BigInteger;
import java.util.regex.Pattern;

/// `abs`: a number without its sign.
final class AbsFunction {
    private static final Pattern REAL = Pattern.compile("^-?\\d+\\.\\d+$", LineAnchors.RUBY);
    private static final Pattern WHOLE = Pattern.compile("^-?\\d+$", LineAnchors.RUBY);

    static final Function FUNCTION = Function.named("abs")
            .takes("Numeric", "val")
            .with((call, arguments) -> abs(arguments.getFirst()))
            .takes("String", "val")
            .with((call, arguments) -> abs(call, Arguments.string(arguments, 0)));

    private AbsFunction() {}

    private static Value abs(Value number) {
        return NumberPatterns.absolute(number, true);
    }

    private static Value abs(Call call, String text) {
        Warnings.placeless(
                call,
                "abs_function_numeric_coerce_string",
                "The abs() function's auto conversion of String to Numeric is deprecated - change to convert input before calling");
        if (REAL.matcher(text).find()) {
            return new Real(Math.abs(RubyString.toFloat(text)));
        }
        if (WHOLE.matcher(text).find()) {
            return BigInt.of(new BigInteger(text.strip()).abs());
        }
        throw new EvaluationError("abs(): Requires float or integer to work with - was given non decimal string");
    }
}
