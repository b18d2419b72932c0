package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `getvar`: the value at the end of a dotted path that starts with the name of a variable, or a default.
final class GetvarFunction {
    private static final Pattern VARIABLE = Pattern.compile("^((?:::)?(?:\\w+::)*\\w+)(.*)", Pattern.DOTALL);

    static final Function FUNCTION = Function.named("getvar")
            .takes("Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/]", "get_string")
            .optionally("Any", "default_value")
            .optionalBlock("Callable[1,1]")
            .with((call, arguments) -> get(call, arguments))
            .takes("String", "get_string")
            .optionally("Any", "default_value")
            .optionalBlock("Callable")
            .fails((call, arguments) -> Str.of("The given string does not start with a valid variable name"));

    private GetvarFunction() {}

    private static Value get(Call call, List<Value> arguments) {
        Matcher matcher = VARIABLE.matcher(Arguments.string(arguments, 0));
        Value otherwise = arguments.size() > 1 ? arguments.get(1) : Undef.UNDEF;
        if (!matcher.find()) {
            return otherwise;
        }
        String path = matcher.group(2);
        if (!path.isEmpty() && path.charAt(0) != '.') {
            throw new EvaluationError("First character after var name in get string must be a '.' - got " + path.charAt(0));
        }
        Value value = call.scope().lookup(matcher.group(1));
        return value == null ? otherwise : GetFunction.get(call, value, path.isEmpty() ? "" : path.substring(1), otherwise);
    }
}
