package io.bindery.ruby;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.CatalogBuilder;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.EvaluationSettings;
import io.bindery.puppet.eval.Evaluator;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.Scope;
import io.bindery.puppet.eval.World;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A call seen from a scope around it. A Ruby function of the current generation closes over the top scope.
record OuterCall(Call call, Scope scope) implements Call {

    @Override
    public Value callFunction(String name, List<Value> arguments, @Nullable Closure lambda) {
        return call.evaluator().callFunction(name, arguments, lambda, scope(), call.place());
    }

    @Override
    public String functionName() {
        return call.functionName();
    }

    @Override
    public @Nullable Closure block() {
        return call.block();
    }

    @Override
    public @Nullable Place place() {
        return call.place();
    }

    @Override
    public void log(LogLevel level, String message) {
        call.log(level, message);
    }

    @Override
    public void warnOnce(String key, String message) {
        call.warnOnce(key, message);
    }

    @Override
    public Evaluator evaluator() {
        return call.evaluator();
    }

    @Override
    public EvaluationSettings settings() {
        return call.settings();
    }

    @Override
    public World world() {
        return call.world();
    }

    @Override
    public CatalogBuilder catalog() {
        return call.catalog();
    }

    @Override
    public void spend(int steps) {
        call.spend(steps);
    }
}
