package io.bindery.puppet.eval;

import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.mismatch.CallSignature;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A function written in Puppet. Its body sees the top scope and nothing of its caller.
public final class PuppetFunction {
    private final FunctionDefinition definition;

    private PuppetFunction(FunctionDefinition definition) {
        this.definition = definition;
    }

    public static Function of(FunctionDefinition definition) {
        PuppetFunction function = new PuppetFunction(definition);
        return Function.named(definition.name()).and(Dispatch.lazily(function::signature, function::promised, function::call));
    }

    private CallSignature signature(Call call) {
        ParameterList parameters = parameters(call);
        CallableType type = parameters.type();
        return new CallSignature(new CallableType(type.parameters(), type.block(), null), parameters.names());
    }

    private @Nullable Type promised(Call call) {
        return parameters(call).type().returns();
    }

    private ParameterList parameters(Call call) {
        return call.evaluator()
                .parametersOf(definition, call.scope().scopes().top());
    }

    private Value call(Call call, List<Value> arguments) {
        Evaluator evaluator = call.evaluator();
        Scope top = call.scope().scopes().top();
        Scope body = top.function(definition.parameters().size() + 4);
        ParameterList parameters = parameters(call);
        parameters.bind(arguments, top, body);
        try {
            return parameters.checkedResult(result(evaluator, body));
        } catch (ReturnJump jump) {
            // As Puppet does: what `return` gives is not checked against the type of the result.
            return jump.value();
        }
    }

    private Value result(Evaluator evaluator, Scope body) {
        try {
            return evaluator.evaluate(definition.body(), body);
        } catch (NextIteration next) {
            return next.value();
        }
    }
}
