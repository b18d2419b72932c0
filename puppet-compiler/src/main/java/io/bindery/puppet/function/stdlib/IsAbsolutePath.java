package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.regex.Pattern;

/// `is_absolute_path`: of Unix or Windows.
final class IsAbsolutePath {
    private static final Pattern ABSOLUTE = Pattern.compile(
            "\\A(?:/|[a-zA-Z]:[\\\\/]|[\\\\/][\\\\/][^\\\\/]+[\\\\/][^\\\\/]+|[\\\\/][\\\\/]\\?[\\\\/][^\\\\/]+)");

    static final Function FUNCTION = Deprecation.question("is_absolute_path", "Absolute_Path", (call, arguments) -> {
        if (arguments.size() != 1) {
            throw new EvaluationError(
                    "is_absolute_path(): Wrong number of arguments given (" + arguments.size() + " for 1)");
        }
        return Bool.of(isAbsolute(arguments.getFirst()));
    });

    private IsAbsolutePath() {}

    static boolean isAbsolute(Value value) {
        return value instanceof Str string && ABSOLUTE.matcher(string.value()).find();
    }
}
