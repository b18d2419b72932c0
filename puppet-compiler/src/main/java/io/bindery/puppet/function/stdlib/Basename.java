package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `basename`: the last part of a path, without a suffix if asked.
final class Basename {
    static final Function FUNCTION = LegacyFunction.of("basename", -1, (call, arguments) -> basename(arguments));

    private Basename() {}

    private static Value basename(List<Value> arguments) {
        if (arguments.isEmpty()) {
            throw new EvaluationError("basename(): No arguments given");
        }
        if (arguments.size() > 2) {
            throw new EvaluationError("basename(): Too many arguments given (" + arguments.size() + ")");
        }
        if (!(arguments.get(0) instanceof Str path)) {
            throw new EvaluationError("basename(): Requires string as first argument");
        }
        if (arguments.size() == 1) {
            return Str.of(Paths.basename(path.value()));
        }
        if (!(arguments.get(1) instanceof Str suffix)) {
            throw new EvaluationError("basename(): Requires string as second argument");
        }
        return Str.of(Paths.basename(path.value(), suffix.value()));
    }
}
