package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.function.Patterns;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.List;

/// `grep`: the elements of an array that match a pattern.
final class Grep {
    static final Function FUNCTION = LegacyFunction.of("grep", -1, (call, arguments) -> {
        RubyRegex pattern = pattern("grep", arguments);
        return switch (arguments.getFirst()) {
            case Arr array -> matching(array, pattern, true);
            case Hash hash -> Arr.EMPTY;
            default -> throw Checks.missingMethod("grep", arguments.getFirst());
        };
    });

    private Grep() {}

    static RubyRegex pattern(String name, List<Value> arguments) {
        Checks.countBare(name, arguments, 2);
        return Patterns.compile(LegacyFunction.string(arguments.get(1)));
    }

    static Arr matching(Arr array, RubyRegex pattern, boolean wanted) {
        return new Arr(array.elements().stream()
                .filter(element -> Checks.matches(pattern, element) == wanted)
                .toList());
    }
}
