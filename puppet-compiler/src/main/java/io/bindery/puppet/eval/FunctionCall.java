package io.bindery.puppet.eval;

import io.bindery.puppet.eval.scope.Container;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One call, made by the evaluator.
record FunctionCall(
        Evaluator evaluator, String functionName, @Nullable Closure block, Scope scope, @Nullable Place place)
        implements Call {
    /// What a line of the log counts for beside its characters.
    private static final int LINE = 100;

    @Override
    public Value callFunction(String name, List<Value> arguments, @Nullable Closure lambda) {
        return evaluator.callFunction(name, arguments, lambda, scope, place);
    }

    @Override
    public void log(LogLevel level, String message) {
        // Lines are kept until the compile has ended.
        evaluator.budget().steps(LINE + message.length());
        Container container = scope.container();
        evaluator.world().log(level, container == null ? "Scope()" : "Scope(" + container.reference() + ")", message);
    }

    @Override
    public void warnOnce(String key, String message) {
        if (evaluator.firstWarning(key)) {
            evaluator.world().log(LogLevel.WARNING, null, message);
        }
    }

    @Override
    public EvaluationSettings settings() {
        return evaluator.settings();
    }

    @Override
    public World world() {
        return evaluator.world();
    }

    @Override
    public CatalogBuilder catalog() {
        return evaluator.catalog();
    }

    @Override
    public void spend(int steps) {
        evaluator.budget().steps(steps);
    }
}
