package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import java.util.function.UnaryOperator;

/// The common part of `dos2unix` and `unix2dos`.
final class LineEnds {
    private LineEnds() {}

    static Function of(String name, UnaryOperator<String> change) {
        return LegacyFunction.of(name, 1, (call, arguments) -> {
            if (!(arguments.getFirst() instanceof Str string)) {
                throw new EvaluationError(name + "(): Requires string as argument");
            }
            return Str.of(change.apply(string.value()));
        });
    }
}
