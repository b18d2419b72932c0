package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.function.Patterns;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.regex.RubyRegex;

/// `grep`: the elements of an array that match a pattern.
final class Grep {
    static final Function FUNCTION = matching("grep", true);

    private Grep() {}

    static Function matching(String name, boolean wanted) {
        return LegacyFunction.of(name, -1, (call, arguments) -> {
            Checks.countBare(name, arguments, 2);
            RubyRegex pattern = Patterns.compile(LegacyFunction.string(arguments.get(1)));
            if (!(arguments.get(0) instanceof Arr array)) {
                throw new EvaluationError("undefined method `" + name + "' for " + RubyText.inspect(arguments.get(0)) + ":"
                        + RubyClass.name(arguments.get(0)));
            }
            return new Arr(array.elements().stream()
                    .filter(element -> (element instanceof Str string && pattern.matches(string.value())) == wanted)
                    .toList());
        });
    }
}
