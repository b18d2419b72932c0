package io.bindery.puppet.function;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The calls of a module's function that are the usual ones and need no Ruby. All others, those that fail among them, are the
/// original's.
@FunctionalInterface
public interface PlainCases {
    /// The result, or null where only the original knows. Nothing that can be noticed may have happened by then.
    @Nullable Value result(Call call, List<Value> arguments);

    /// @param original the module's own
    default Body or(Supplier<Function> original) {
        return (call, arguments) -> {
            Value result = result(call, arguments);
            return result == null ? original.get().call(call, arguments) : result;
        };
    }
}
