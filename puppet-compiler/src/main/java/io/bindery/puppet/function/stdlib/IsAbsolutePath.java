package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.error.EvaluationError;
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
        return Bool.of(isAbsolute(call, arguments.getFirst()));
    });

    private IsAbsolutePath() {}

    // As Puppet does: it asks twice, once for each kind of system.
    private static void complain(Call call, Value value) {
        String message = "Cannot check if " + RubyText.of(value) + " is an absolute path because it is a '"
                + RubyClass.name(value) + "' and not a String'";
        call.world().log(LogLevel.WARNING, null, message);
        call.world().log(LogLevel.WARNING, null, message);
    }

    static boolean isAbsolute(Call call, Value value) {
        if (!(value instanceof Str)) {
            complain(call, value);
        }
        return value instanceof Str string && ABSOLUTE.matcher(string.value()).find();
    }
}
