package io.bindery.puppet.function;

import io.bindery.hiera.Lookup.Fallback;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `hiera` and its relatives, which differ in their merging and in the use of the value.
final class HieraFunction {
    static final Function FUNCTION = of("hiera", "first", (call, key, value) -> value);

    private HieraFunction() {}

    /// The use that a function makes of the value found.
    interface Use {
        Value of(Call call, String key, Value value);
    }

    static Function of(String name, String merge, Use use) {
        return Function.named(name)
                .takes("Tuple[String, Any, Any, 1, 3]", "args")
                // As Puppet does: the form is announced, and fails.
                .with((call, arguments) -> {
                    throw new EvaluationError("undefined method `hiera' for #<#<Class:0x0>:0x0>");
                })
                .takes("String", "key")
                .with((call, arguments) -> find(call, merge, use, arguments, null, new Fallback.None()))
                .takes("String", "key")
                .takes("Any", "default")
                .optionally("Any", "override")
                .with((call, arguments) -> find(
                        call,
                        merge,
                        use,
                        arguments,
                        arguments.size() > 2 ? arguments.get(2) : null,
                        new Fallback.Standard(arguments.get(1))))
                .takes("String", "key")
                .block("Callable[1,1]")
                .with((call, arguments) ->
                        find(call, merge, use, arguments, null, new Fallback.Block(call.requiredBlock()::call)))
                .takes("String", "key")
                .takes("Any", "override")
                .block("Callable[1,1]")
                .with((call, arguments) -> find(
                        call, merge, use, arguments, arguments.get(1), new Fallback.Block(call.requiredBlock()::call)));
    }

    private static Value find(
            Call call, String merge, Use use, List<Value> arguments, @Nullable Value overrides, Fallback fallback) {
        if (call.settings().strict() != Strictness.OFF) {
            Warnings.placeless(
                    call,
                    call.functionName(),
                    "The function '" + call.functionName() + "' is deprecated in favor of using 'lookup'."
                            + " See https://puppet.com/docs/puppet/7.23/deprecated_language.html");
        }
        String key = ((Str) arguments.getFirst()).value();
        Value value = LookupErrors.translated(() -> call.world()
                .lookup()
                .hieraAnswer(key, merge, paths(overrides), fallback, LookupErrors.scope(call)));
        return use.of(call, key, value);
    }

    private static List<String> paths(@Nullable Value overrides) {
        List<String> paths = new ArrayList<>();
        switch (overrides) {
            case null -> {}
            case Undef undef -> {}
            case Arr list -> list.elements().forEach(element -> paths.addAll(paths(element)));
            default -> paths.add(RubyText.of(overrides));
        }
        return paths;
    }
}
