package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;

/// `powershell_escape`: escapes a text for PowerShell.
final class PowershellEscape {
    static final Function FUNCTION = Function.named("powershell_escape").takes("Any", "string").with((call, arguments) -> {
        StringBuilder out = new StringBuilder();
        RubyText.of(arguments.getFirst()).codePoints().forEach(c -> {
            if (c == '"') {
                out.append("\\`\"");
            } else {
                out.append(" '`|\n$".indexOf(c) >= 0 ? "`" : "").appendCodePoint(c);
            }
        });
        return Str.of(out.toString());
    });

    private PowershellEscape() {}
}
