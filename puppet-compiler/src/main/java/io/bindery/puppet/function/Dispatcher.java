package io.bindery.puppet.function;

import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chooses the signature that given arguments fit.
final class Dispatcher {
    private Dispatcher() {}

    static Value dispatch(Function function, Call call, List<Value> arguments, @Nullable Closure block) {
        for (Dispatch dispatch : function.dispatches()) {
            return invoke(function, dispatch, call, arguments);
        }
        throw new EvaluationError("'" + function.name() + "' has no signature");
    }

    private static Value invoke(Function function, Dispatch dispatch, Call call, List<Value> arguments) {
        Value result = dispatch.body().call(call, arguments);
        if (dispatch.mismatchMessage()) {
            throw new EvaluationError("'" + function.name() + "' " + (result instanceof Str text ? text.value() : ""));
        }
        return result;
    }
}
