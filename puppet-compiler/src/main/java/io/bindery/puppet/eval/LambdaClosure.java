package io.bindery.puppet.eval;

import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A lambda together with the scope it was written in.
///
/// Most lambdas have plain parameters, without types or defaults, and are called with the same number of arguments: then the
/// arguments go straight into a new scope. All other calls go through [ParameterList].
final class LambdaClosure implements Closure {
    private final Evaluator evaluator;
    private final Lambda lambda;
    private final Scope scope;
    private final boolean plain;
    private @Nullable ParameterList list;

    LambdaClosure(Evaluator evaluator, Lambda lambda, Scope scope) {
        this.evaluator = evaluator;
        this.lambda = lambda;
        this.scope = scope;
        this.plain = isPlain(lambda);
    }

    private static boolean isPlain(Lambda lambda) {
        List<Parameter> parameters = lambda.parameters();
        for (int i = 0; i < parameters.size(); i++) {
            Parameter parameter = parameters.get(i);
            if (parameter.type() != null || parameter.value() != null || parameter.capturesRest() || Scope.isReserved(parameter.name())) {
                return false;
            }
            for (int j = 0; j < i; j++) {
                if (parameters.get(j).name().equals(parameter.name())) {
                    return false;
                }
            }
        }
        return lambda.returnType() == null;
    }

    @Override
    public Value call(List<Value> arguments) {
        List<Parameter> parameters = lambda.parameters();
        if (!plain || parameters.size() > arguments.size()) {
            return checked(arguments);
        }
        Scope local = scope.local(parameters.size());
        for (int i = 0; i < parameters.size(); i++) {
            local.add(parameters.get(i).name(), arguments.get(i));
        }
        return body(local);
    }

    @Override
    public Value call(Value argument) {
        List<Parameter> parameters = lambda.parameters();
        if (!plain || parameters.size() != 1) {
            return call(List.of(argument));
        }
        Scope local = scope.local(1);
        local.add(parameters.get(0).name(), argument);
        return body(local);
    }

    @Override
    public Value call(Value first, Value second) {
        List<Parameter> parameters = lambda.parameters();
        if (!plain || parameters.size() != 2) {
            return call(List.of(first, second));
        }
        Scope local = scope.local(2);
        local.add(parameters.get(0).name(), first);
        local.add(parameters.get(1).name(), second);
        return body(local);
    }

    private Value checked(List<Value> arguments) {
        ParameterList parameters = parameters();
        Scope local = parameters.bind(arguments, scope, scope.local(arguments.size()));
        return parameters.checkedResult(body(local));
    }

    private Value body(Scope local) {
        evaluator.budget().enter();
        try {
            return evaluator.evaluate(lambda.body(), local);
        } catch (NextIteration next) {
            return next.value();
        } finally {
            evaluator.budget().leave();
        }
    }

    private ParameterList parameters() {
        ParameterList known = list;
        if (known == null) {
            known = new ParameterList(evaluator, "lambda", lambda.parameters(), lambda.returnType(), scope);
            list = known;
        }
        return known;
    }

    @Override
    public CallableType type() {
        return parameters().type();
    }

    @Override
    public int parameterCount() {
        return lambda.parameters().size();
    }

    @Override
    public boolean capturesRest() {
        return !lambda.parameters().isEmpty() && lambda.parameters().getLast().capturesRest();
    }

    @Override
    public List<String> parameterNames() {
        return lambda.parameters().stream().map(Parameter::name).toList();
    }
}
