package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `hiera_include`: includes the classes that data names.
final class HieraIncludeFunction {
    static final Function FUNCTION = HieraFunction.of("hiera_include", "unique", HieraIncludeFunction::include);

    private HieraIncludeFunction() {}

    private static Value include(Call call, String key, Value value) {
        if (value == Undef.UNDEF) {
            throw new EvaluationError("Could not find data item " + key);
        }
        boolean empty = value instanceof Arr list && list.size() == 0 || value instanceof Str text && text.value().isEmpty();
        return empty ? Undef.UNDEF : call.callFunction("include", List.of(value));
    }
}
