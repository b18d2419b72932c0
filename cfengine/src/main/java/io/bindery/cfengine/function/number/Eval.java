package io.bindery.cfengine.function.number;

import io.bindery.cfengine.data.Arithmetic;
import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Decimals;

/// `eval(expression, mode, notation)`: an infix expression's number, or as a class whether it is not zero.
public final class Eval implements Function {
    @Override
    public Result call(Call call) {
        Double value = Arithmetic.evaluate(call.text(0));
        if (call.size() > 1 && call.text(1).equals("class")) {
            return Result.of(value != null && value != 0);
        }
        if (value == null) {
            call.log(Level.VERBOSE, "eval error: expression could not be parsed (input '" + call.text(0) + "')");
        }
        return Result.of(value == null ? "" : Decimals.fixed(value, 6));
    }

}
