package io.bindery.ruby;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.ForwardedCall;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A call seen from an enclosing scope, because a Ruby function of the current generation closes over the top scope.
record OuterCall(Call outer, Scope scope) implements ForwardedCall {
    @Override
    public Value callFunction(String name, List<Value> arguments, @Nullable Closure lambda) {
        return evaluator().callFunction(name, arguments, lambda, scope(), place());
    }
}
