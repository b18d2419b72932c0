package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;

/// `batch_escape`: a text in double quotes for a batch file.
final class BatchEscape {
    static final Function FUNCTION = Function.named("batch_escape").takes("Any", "string").with((call, arguments) -> {
        StringBuilder out = new StringBuilder("\"");
        RubyText.of(arguments.getFirst()).codePoints().forEach(c -> {
            out.append(c == '"' ? "\"" : c == '$' || c == '\\' ? "\\" : "").appendCodePoint(c);
        });
        return Str.of(out.append('"').toString());
    });

    private BatchEscape() {}
}
