package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;

/// `get_module_path`: the directory of a module.
final class GetModulePath {
    static final Function FUNCTION = LegacyFunction.of("get_module_path", -1, (call, arguments) -> {
        if (arguments.size() != 1) {
            throw new EvaluationError("get_module_path(): Wrong number of arguments, expects one");
        }
        return Str.of(directory(call, arguments.getFirst()));
    });

    private GetModulePath() {}

    static String directory(Call call, Value module) {
        String directory = call.world().moduleDirectory(LegacyFunction.text(module));
        if (directory == null) {
            Value environment = call.scope().lookup("environment");
            throw new EvaluationError("Could not find module " + LegacyFunction.text(module) + " in environment "
                    + LegacyFunction.text(environment == null ? Str.of("production") : environment));
        }
        return directory;
    }
}
