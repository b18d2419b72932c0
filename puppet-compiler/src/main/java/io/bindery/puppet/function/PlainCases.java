package io.bindery.puppet.function;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The usual calls of a module's function, which need no Ruby. All other calls, failing ones included, go to the original.
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
