package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `template`: the text of ERB templates in modules, one after the other.
final class TemplateFunction {
    static final Function FUNCTION =
            Function.named("template").repeatedly("Any", "args").with((call, arguments) -> render(call, arguments));

    private TemplateFunction() {}

    private static Value render(Call call, List<Value> names) {
        LegacyArity.atLeast("template", 1, names.size());
        StringBuilder text = new StringBuilder();
        for (Value name : names) {
            text.append(render(call, LegacyArity.text(name)));
        }
        return Str.of(text.toString());
    }

    private static String render(Call call, String name) {
        String path = ModuleFiles.find(call.world(), List.of(name), "templates");
        String text = path == null ? null : call.world().fileText(path);
        if (path == null || text == null) {
            throw new EvaluationError("Could not find template '" + name + "'");
        }
        try {
            return call.world().erb(path, text, call);
        } catch (ErbError error) {
            throw new EvaluationError("Failed to parse template " + name + ":\n  Filepath: " + error.file() + "\n  Line: "
                    + error.line() + "\n  Detail: " + error.getMessage() + "\n");
        }
    }
}
