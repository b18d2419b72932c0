package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.Templates;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `epp`: the text of an EPP template in a module.
final class EppFunction {
    static final Function FUNCTION = Function.named("epp")
            .takes("String", "path")
            .optionally("Hash[Pattern[/^\\w+$/], Any]", "parameters")
            .promises("Variant[String, Sensitive[String]]")
            .with((call, arguments) -> render(
                    call, Arguments.string(arguments, 0), arguments.size() > 1 ? (Hash) arguments.get(1) : null));

    private EppFunction() {}

    private static Value render(Call call, String name, @Nullable Hash parameters) {
        boolean exists = name.startsWith("/") && call.world().fileExists(name);
        String file = exists || name.endsWith(".epp") ? name : name + ".epp";
        String path = ModuleFiles.find(call.world(), List.of(file), "templates");
        String text = path == null ? null : call.world().fileText(path);
        if (path == null || text == null) {
            throw new EvaluationError("Could not find template '" + file + "'");
        }
        return Templates.render(call, "epp", EppSource.parse(call, "epp", path, text), parameters, true);
    }
}
