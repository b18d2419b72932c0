package io.bindery.puppet.eval;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.mismatch.CallSignature;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// Chooses the signature that matches the given arguments.
final class Dispatcher {
    private Dispatcher() {}

    static Value dispatch(Function function, Call call, List<Value> arguments) {
        Closure block = call.block();
        for (Dispatch dispatch : function.dispatches()) {
            CallSignature signature = dispatch.signature(call);
            if (signature.type().accepts(arguments, block)) {
                return invoke(function, dispatch, signature, call, arguments);
            }
        }
        throw new EvaluationError(describe(function, call, arguments));
    }

    private static Value invoke(
            Function function, Dispatch dispatch, CallSignature signature, Call call, List<Value> arguments) {
        Value result = dispatch.body().call(call, arguments);
        if (dispatch.mismatchMessage()) {
            throw new EvaluationError("'" + function.name() + "' " + (result instanceof Str text ? text.value() : ""));
        }
        Type returns = signature.type().returns();
        String method = dispatch.method();
        return returns == null || returns.isInstance(result)
                ? result
                : Mismatches.assertInstance(
                        "value returned from function '" + (method == null ? function.name() : method) + "'", returns, result);
    }

    private static String describe(Function function, Call call, List<Value> arguments) {
        List<CallSignature> signatures = new ArrayList<>();
        for (Dispatch dispatch : function.dispatches()) {
            if (!dispatch.mismatchMessage()) {
                signatures.add(dispatch.signature(call));
            }
        }
        return Mismatches.ofCall(function.name(), signatures, arguments, call.block());
    }
}
