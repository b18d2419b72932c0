package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.List;

/// `try_get_value`: the value at the end of a path with separators in nested arrays and hashes, or a default.
final class TryGetValue {
    private static final String REPLACED = "dig() DEPRECATED: This function has been replaced in Puppet 4.5.0, please use dig44() for"
            + " backwards compatibility or use the new version.";

    static final Function FUNCTION = LegacyFunction.of("try_get_value", -2, (call, arguments) -> {
        call.log(LogLevel.WARNING, "try_get_value() DEPRECATED: this function is deprecated, please use dig() instead.");
        Value data = arguments.get(0);
        Value path = Checks.given(arguments, 1) ? arguments.get(1) : Str.EMPTY;
        Value otherwise = arguments.size() > 2 ? arguments.get(2) : Undef.UNDEF;
        if (!(data instanceof Hash) && !(data instanceof Arr) || path.equals(Str.EMPTY)) {
            return Arguments.truthy(otherwise) ? otherwise : data;
        }
        if (!(path instanceof Str text)) {
            throw Checks.missingMethod("split", path);
        }
        Value separator = Checks.given(arguments, 3) ? arguments.get(3) : Str.of("/");
        List<Value> steps = steps(text.value(), separator);
        call.log(LogLevel.WARNING, REPLACED);
        return Dig44.dig(List.of(data, new Arr(steps), otherwise));
    });

    private TryGetValue() {}

    private static List<Value> steps(String path, Value separator) {
        if (!(separator instanceof Str text)) {
            throw new EvaluationError("wrong argument type " + RubyClass.name(separator) + " (expected Regexp)");
        }
        RubyRegex pattern = RubyRegex.compile(text.value().equals(" ") ? "\\s+" : RubyString.escape(text.value()));
        return RubyString.split(path, pattern).stream()
                .<Value>map(step -> RubyRegex.compile("^\\d+$").matches(step) ? Int.of(RubyString.toInteger(step)) : Str.of(step))
                .toList();
    }
}
