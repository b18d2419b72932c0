package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `dirname`: a path without its last part.
final class Dirname {
    static final Function FUNCTION = LegacyFunction.of("dirname", -1, (call, arguments) -> dirname(arguments));

    private Dirname() {}

    private static Value dirname(List<Value> arguments) {
        if (arguments.isEmpty()) {
            throw new EvaluationError("dirname(): No arguments given");
        }
        if (arguments.size() > 1) {
            throw new EvaluationError("dirname(): Too many arguments given (" + arguments.size() + ")");
        }
        if (!(arguments.getFirst() instanceof Str path)) {
            throw new EvaluationError("dirname(): Requires string as argument");
        }
        if (path.value().isEmpty()) {
            throw new EvaluationError("dirname(): Requires a non-empty string as argument");
        }
        return Str.of(Paths.dirname(path.value()));
    }
}
