package io.bindery.puppet.eval;

import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A call that forwards to another call, except for the methods that it overrides.
public interface ForwardedCall extends Call {
    Call outer();

    @Override
    default String functionName() {
        return outer().functionName();
    }

    @Override
    default @Nullable Closure block() {
        return outer().block();
    }

    @Override
    default Scope scope() {
        return outer().scope();
    }

    @Override
    default @Nullable Place place() {
        return outer().place();
    }

    @Override
    default Value callFunction(String name, List<Value> arguments, @Nullable Closure block) {
        return outer().callFunction(name, arguments, block);
    }

    @Override
    default void log(LogLevel level, String message) {
        outer().log(level, message);
    }

    @Override
    default void warnOnce(String key, String message) {
        outer().warnOnce(key, message);
    }

    @Override
    default Evaluator evaluator() {
        return outer().evaluator();
    }

    @Override
    default EvaluationSettings settings() {
        return outer().settings();
    }

    @Override
    default World world() {
        return outer().world();
    }

    @Override
    default CatalogBuilder catalog() {
        return outer().catalog();
    }

    @Override
    default void spend(int steps) {
        outer().spend(steps);
    }
}
