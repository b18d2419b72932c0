package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `binary_file`: the bytes of a file.
final class BinaryFileFunction {
    static final Function FUNCTION = Function.named("binary_file")
            .takes("String", "path")
            .with((call, arguments) -> read(call, Arguments.string(arguments, 0)));

    private BinaryFileFunction() {}

    private static Value read(Call call, String name) {
        String path = ModuleFiles.find(call.world(), List.of(name), "files");
        byte[] bytes = path == null ? null : call.world().fileBytes(path);
        if (bytes == null) {
            throw new EvaluationError("binary_file(): The given file '" + name + "' does not exist");
        }
        return new Binary(bytes);
    }
}
