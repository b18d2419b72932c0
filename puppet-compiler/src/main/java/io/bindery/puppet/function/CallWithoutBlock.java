package io.bindery.puppet.function;

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

/// A call made on behalf of another one, without its block.
record CallWithoutBlock(Call outer) implements Call {
    @Override
    public String functionName() {
        return outer.functionName();
    }

    @Override
    public @Nullable Closure block() {
        return null;
    }

    @Override
    public Scope scope() {
        return outer.scope();
    }

    @Override
    public @Nullable Place place() {
        return outer.place();
    }

    @Override
    public Value callFunction(String name, List<Value> arguments, @Nullable Closure block) {
        return outer.callFunction(name, arguments, block);
    }

    @Override
    public void log(LogLevel level, String message) {
        outer.log(level, message);
    }

    @Override
    public void warnOnce(String key, String message) {
        outer.warnOnce(key, message);
    }

    @Override
    public Evaluator evaluator() {
        return outer.evaluator();
    }

    @Override
    public EvaluationSettings settings() {
        return outer.settings();
    }

    @Override
    public World world() {
        return outer.world();
    }

    @Override
    public CatalogBuilder catalog() {
        return outer.catalog();
    }

    @Override
    public void spend(int steps) {
        outer.spend(steps);
    }
}
