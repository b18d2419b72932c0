package io.bindery.puppet.eval;

import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One call of a function. The function reaches its surroundings only through it.
public interface Call {
    /// The name the function was called by.
    String functionName();

    /// The lambda given, if any.
    @Nullable Closure block();

    /// The lambda, where the signature requires one.
    default Closure requiredBlock() {
        Closure block = block();
        if (block == null) {
            throw new IllegalStateException(functionName() + " requires a block in its signature");
        }
        return block;
    }

    /// The scope of the caller.
    Scope scope();

    /// Where the call stands, or null for one that Puppet code did not write.
    @Nullable Place place();

    /// Calls another function by name, with this call's scope.
    default Value callFunction(String name, List<Value> arguments) {
        return callFunction(name, arguments, null);
    }

    Value callFunction(String name, List<Value> arguments, @Nullable Closure block);

    /// Writes a log line with the calling scope as its source, as `notice` does.
    void log(LogLevel level, String message);

    /// Writes a warning once for each key in a compile, without a source.
    void warnOnce(String key, String message);

    /// What evaluates expressions in this compile.
    Evaluator evaluator();

    EvaluationSettings settings();

    World world();

    CatalogBuilder catalog();

    /// Counts work against the compile's budget; functions that loop without calling a block call this.
    ///
    /// @throws io.bindery.puppet.eval.error.EvaluationError when the budget is spent
    void spend(int steps);
}
