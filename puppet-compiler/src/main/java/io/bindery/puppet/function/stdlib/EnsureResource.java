package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `ensure_resource`: declares resources unless they are declared with the same parameters.
final class EnsureResource {
    static final Function FUNCTION = LegacyFunction.of("ensure_resource", -1, (call, arguments) -> {
        Value type = required(arguments, 0, "Must specify a type");
        Value title = required(arguments, 1, "Must specify a title");
        ensure(call, type, title, Checks.given(arguments, 2) ? arguments.get(2) : Hash.EMPTY);
        return Undef.UNDEF;
    });

    private EnsureResource() {}

    static Value required(List<Value> arguments, int index, String complaint) {
        if (!Checks.given(arguments, index)) {
            throw new EvaluationError(complaint);
        }
        return arguments.get(index);
    }

    static void ensure(Call call, Value type, Value title, Value parameters) {
        for (Value item : Arguments.flatten(List.of(title))) {
            String reference = LegacyFunction.text(type) + "[" + LegacyFunction.text(item) + "]";
            if (!DefinedWithParams.isDefined(call, reference, parameters instanceof Hash hash ? hash : Hash.EMPTY)) {
                if (!(type instanceof Str)) {
                    throw Checks.missingMethod("capitalize", type);
                }
                call.callFunction("create_resources", List.of(type, Hash.of(item, parameters)));
            }
        }
    }
}
