package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `module_directory`: the directory of the first of the named modules that the environment has.
final class ModuleDirectoryFunction {
    static final Function FUNCTION = Function.named("module_directory")
            .repeatedly("String", "names")
            .with((call, arguments) -> find(call, arguments))
            .repeatedly("Array[String]", "names")
            .with((call, arguments) -> find(call, ModuleFiles.only(arguments)));

    private ModuleDirectoryFunction() {}

    private static Value find(Call call, List<Value> names) {
        for (Value name : names) {
            String directory = call.world().moduleDirectory(RubyText.of(name));
            if (directory != null) {
                return Str.of(directory);
            }
        }
        return Undef.UNDEF;
    }
}
