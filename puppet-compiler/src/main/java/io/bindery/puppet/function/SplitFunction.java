package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.List;

/// `split`: the pieces of a text between the matches of a pattern. Empty pieces at the end are left out.
final class SplitFunction {
    static final Function FUNCTION = Function.named("split")
            .takes("String", "str")
            .takes("String", "pattern")
            .with((call, arguments) -> split(arguments, Patterns.compile(Arguments.string(arguments, 1), 0, call)))
            .takes("String", "str")
            .takes("Regexp", "pattern")
            .with((call, arguments) -> split(arguments, ((Regex) arguments.get(1)).compiled()))
            .takes("String", "str")
            .takes("Type[Regexp]", "pattern")
            .with((call, arguments) -> split(arguments, Patterns.of((RegexpType) arguments.get(1))));

    static final Function OF_8 = FUNCTION
            .takes("Sensitive[String]", "sensitive")
            .takes("String", "pattern")
            .with((call, arguments) -> hidden(arguments, Patterns.compile(Arguments.string(arguments, 1), 0, call)))
            .takes("Sensitive[String]", "sensitive")
            .takes("Regexp", "pattern")
            .with((call, arguments) -> hidden(arguments, ((Regex) arguments.get(1)).compiled()))
            .takes("Sensitive[String]", "sensitive")
            .takes("Type[Regexp]", "pattern")
            .with((call, arguments) -> hidden(arguments, Patterns.of((RegexpType) arguments.get(1))));

    private SplitFunction() {}

    private static Value hidden(List<Value> arguments, RubyRegex pattern) {
        return new Sensitive(split(List.of(((Sensitive) arguments.get(0)).secret()), pattern));
    }

    private static Value split(List<Value> arguments, RubyRegex pattern) {
        return new Arr(RubyString.split(Arguments.string(arguments, 0), pattern).stream().<Value>map(Str::of).toList());
    }
}
