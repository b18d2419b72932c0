package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Value;

/// `round`: the nearest integer, halves rounded away from zero.
final class RoundFunction {
    static final Function FUNCTION = Function.named("round").takes("Numeric", "val").with((call, arguments) -> round(arguments.getFirst()));

    private RoundFunction() {}

    private static Value round(Value number) {
        if (number instanceof BigInt) {
            return number;
        }
        double real = number instanceof Int whole ? whole.value() : ((Real) number).value();
        return RoundingFunction.whole(real > 0 ? real + 0.5 : real - 0.5);
    }
}
