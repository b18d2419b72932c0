package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;

/// `load_module_metadata`: the content of a module's `metadata.json`.
final class LoadModuleMetadata {
    static final Function FUNCTION = LegacyFunction.of("load_module_metadata", -1, (call, arguments) -> {
        if (arguments.isEmpty() || arguments.size() > 2) {
            throw new EvaluationError("load_module_metadata(): Wrong number of arguments, expects one or two");
        }
        Value module = arguments.getFirst();
        String text = call.world().fileText(GetModulePath.directory(call, module) + "/metadata.json");
        if (text != null) {
            return PsonText.read(text);
        }
        if (!Checks.given(arguments, 1)) {
            throw new EvaluationError(
                    "load_module_metadata(): No metadata.json file for module " + LegacyFunction.text(module));
        }
        return Hash.EMPTY;
    });

    private LoadModuleMetadata() {}
}
