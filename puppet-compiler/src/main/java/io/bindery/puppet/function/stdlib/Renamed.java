package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;

/// The functions that stdlib 9 moved into its own name space: the bare name warns, and calls the new function.
final class Renamed {
    private Renamed() {}

    static Function of(String name) {
        return Function.named(name).repeatedly("Any", "args").with((call, arguments) -> forward(call, name, arguments));
    }

    /// `merge`, which may have a block.
    static Function merge() {
        return Function.named("merge")
                .repeatedly("Any", "args")
                .optionalBlock("Variant[Callable[2,2], Callable[3,3]]")
                .with((call, arguments) -> forward(call, "merge", arguments));
    }

    /// `time`, whose new name does the warning.
    static Function time() {
        return Function.named("time")
                .repeatedly("Any", "args")
                .with((call, arguments) -> call.callFunction("stdlib::time", arguments));
    }

    private static Value forward(Call call, String name, List<Value> arguments) {
        String message = "This function is deprecated, please use stdlib::" + name + " instead.";
        call.callFunction("deprecation", List.of(Str.of(name), Str.of(message), Bool.FALSE));
        return call.callFunction("stdlib::" + name, arguments, call.block());
    }
}
