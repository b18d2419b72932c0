package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `file`: the text of the first of the named files that exists.
final class FileFunction {
    static final Function FUNCTION = LegacyFunction.of("file", -2, FileFunction::read);

    private FileFunction() {}

    private static Value read(Call call, List<Value> arguments) {
        List<String> names = Arguments.flatten(arguments).stream().map(RubyText::of).toList();
        String path = ModuleFiles.find(call.world(), names, "files");
        String text = path == null ? null : call.world().fileText(path);
        if (text == null) {
            throw new EvaluationError("Could not find any files from " + String.join(", ", names));
        }
        return Str.of(text);
    }
}
