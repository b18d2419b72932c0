package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import java.util.regex.Pattern;

/// `str2bool`: the boolean that a word for yes or no means.
final class Str2bool {
    static final Function FUNCTION = LegacyFunction.of("str2bool", -1, (call, arguments) -> {
        Checks.count("str2bool", arguments, 1, Integer.MAX_VALUE, "1");
        return convert(arguments.getFirst());
    });

    private static final Pattern YES = Pattern.compile("^(1|t|y|true|yes)$", LineAnchors.RUBY | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern NO = Pattern.compile("^(0|f|n|false|no)$", LineAnchors.RUBY | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern NOTHING = Pattern.compile("^(undef|undefined)$", LineAnchors.RUBY);

    private Str2bool() {}

    static Value convert(Value value) {
        if (value instanceof Bool) {
            return value;
        }
        if (!(value instanceof Str string)) {
            throw new EvaluationError("str2bool(): Requires string to work with");
        }
        String text = string.value();
        if (text.isEmpty() || text.startsWith("\n") || text.contains("\n\n")) {
            return Bool.FALSE;
        }
        if (YES.matcher(text).find()) {
            return Bool.TRUE;
        }
        if (NO.matcher(text).find() || NOTHING.matcher(text).find()) {
            return Bool.FALSE;
        }
        throw new EvaluationError("str2bool(): Unknown type of boolean given");
    }
}
