package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.stream.Collectors;

/// `shell_join`: joins words into one command line, each escaped.
final class ShellJoin {
    static final Function FUNCTION = LegacyFunction.of("shell_join", -1, (call, arguments) -> {
        Checks.count("shell_join", arguments, 1, 1, "1");
        List<Value> words = Checks.array(
                arguments.getFirst(), "First argument is not an Array: " + RubyText.inspect(arguments.getFirst()));
        return Str.of(words.stream()
                .map(word -> ShellEscape.escaped(LegacyFunction.text(word)))
                .collect(Collectors.joining(" ")));
    });

    private ShellJoin() {}
}
