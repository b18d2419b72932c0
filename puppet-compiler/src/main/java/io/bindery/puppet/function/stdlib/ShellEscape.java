package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;

/// `shell_escape`: escapes a word for a Bourne shell.
final class ShellEscape {
    static final Function FUNCTION = Function.named("shell_escape")
            .takes("Any", "string")
            .with((call, arguments) -> Str.of(escaped(RubyText.of(arguments.getFirst()))));

    private ShellEscape() {}

    static String escaped(String word) {
        if (word.isEmpty()) {
            return "''";
        }
        StringBuilder out = new StringBuilder();
        word.codePoints().forEach(c -> {
            if (c == '\n') {
                out.append("'\n'");
            } else {
                boolean plain = c < 128 && Character.isLetterOrDigit(c) || "_-.,:+/@".indexOf(c) >= 0;
                out.append(plain ? "" : "\\").appendCodePoint(c);
            }
        });
        return out.toString();
    }
}
