package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;

/// `glob`: the files that patterns match.
final class Glob {
    static final Function FUNCTION = LegacyFunction.of("glob", -1, (call, arguments) -> {
        Checks.count("glob", arguments, 1, 1, "1");
        return switch (arguments.getFirst()) {
            case Str pattern -> new Arr(FilePattern.matches(call, pattern.value()));
            case Arr patterns ->
                new Arr(patterns.elements().stream()
                        .flatMap(pattern -> FilePattern.matches(call, LegacyFunction.string(pattern)).stream())
                        .toList());
            default -> throw new EvaluationError("glob(): Requires either array or string to work");
        };
    });

    private Glob() {}
}
