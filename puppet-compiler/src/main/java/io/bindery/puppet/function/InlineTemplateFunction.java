package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `inline_template`: the text of ERB templates given as strings, one after the other.
final class InlineTemplateFunction {
    static final Function FUNCTION =
            Function.named("inline_template").repeatedly("Any", "args").with((call, arguments) -> render(call, arguments));

    private InlineTemplateFunction() {}

    private static Value render(Call call, List<Value> templates) {
        LegacyArity.atLeast("inline_template", 1, templates.size());
        StringBuilder text = new StringBuilder();
        for (Value template : templates) {
            text.append(render(call, LegacyArity.text(template)));
        }
        return Str.of(text.toString());
    }

    private static String render(Call call, String template) {
        try {
            return call.world().erb(null, template, call);
        } catch (ErbError error) {
            throw new EvaluationError("Failed to parse inline template: " + error.getMessage());
        }
    }
}
