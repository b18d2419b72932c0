package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Undef;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// `deprecation`: a warning given once, or an error, by the setting `strict`.
final class Deprecation {
    static final Function FUNCTION = Function.named("deprecation")
            .takes("String", "key")
            .takes("String", "message")
            .with((call, arguments) -> {
                warn(call, Arguments.string(arguments, 0), Arguments.string(arguments, 1));
                return Undef.UNDEF;
            });

    /// The function of stdlib 9 and later, which has an option to ignore the setting.
    static final Function NINE = Function.named("deprecation")
            .takes("String", "key")
            .takes("String", "message")
            .optionally("Boolean", "use_strict_setting")
            .with((call, arguments) -> {
                String message = Arguments.string(arguments, 1);
                if (arguments.size() > 2 && arguments.get(2) == Bool.FALSE) {
                    call.warnOnce(Arguments.string(arguments, 0), placed(call, message));
                } else {
                    warn(call, Arguments.string(arguments, 0), message);
                }
                return Undef.UNDEF;
            });

    private Deprecation() {}

    private static String placed(Call call, String message) {
        return message + " at " + where(call.place());
    }

    static void warn(Call call, String key, String message) {
        String placed = placed(call, message);
        if (call.settings().strict() == Strictness.ERROR) {
            throw new EvaluationError("deprecation. " + key + ". " + placed);
        }
        if (call.settings().strict() == Strictness.WARNING) {
            call.warnOnce(key, placed);
        }
    }

    // As stdlib does: it prints the innermost call as an array.
    private static String where(@Nullable Place place) {
        return place == null ? ":" : "[\"" + place.file().name() + "\", " + place.line() + "]:";
    }

    /// A function that logs its own deprecation and then works as before.
    static Function wrapping(String name, String message, Body body) {
        return Function.named(name).repeatedly("Any", "args").with((call, arguments) -> {
            warn(call, name, message);
            return body.call(call, arguments);
        });
    }

    /// One that asks what a value is.
    static Function question(String name, String type, Body body) {
        return wrapping(
                name,
                "This method is deprecated, please use match expressions with Stdlib::Compat::" + type
                        + " instead. They are described at"
                        + " https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions.",
                body);
    }

    /// One that insists on what a value is.
    static Function validation(String name, String type, Body body) {
        return wrapping(
                name,
                "This method is deprecated, please use the stdlib validate_legacy function,\n"
                        + "                    with " + type
                        + ". There is further documentation for validate_legacy function in the README.",
                body);
    }
}
