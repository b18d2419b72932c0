package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Value;

/// `Regexp.new`: from a text, taken as a pattern or literally.
final class RegexpConstructor {
    static final Function FUNCTION = Function.named("new_float")
            .takes("String", "pattern")
            .optionally("Boolean", "escape")
            .with((call, arguments) -> make(Arguments.string(arguments, 0), Arguments.isTrue(arguments, 1)));

    private RegexpConstructor() {}

    private static Value make(String pattern, boolean escape) {
        Regex regex = new Regex(escape ? RubyString.escape(pattern) : pattern);
        Patterns.compile(regex.pattern());
        return regex;
    }
}
