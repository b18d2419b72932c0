package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.function.Patterns;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.List;

/// `validate_re`: fails unless a text matches one of some patterns.
final class ValidateRe {
    static final Body BODY = (call, arguments) -> {
        if (arguments.size() < 2 || arguments.size() > 3) {
            throw new EvaluationError(
                    "validate_re(): wrong number of arguments (" + arguments.size() + "; must be 2 or 3)");
        }
        if (!(arguments.get(0) instanceof Str text)) {
            throw new EvaluationError(
                    "validate_re(): input needs to be a String, not a " + RubyClass.name(arguments.get(0)));
        }
        for (Value pattern : Arguments.flatten(List.of(arguments.get(1)))) {
            RubyRegex regex =
                    pattern instanceof Regex literal ? literal.compiled() : Patterns.compile(LegacyFunction.string(pattern), 0, call);
            if (regex.matches(text.value())) {
                return Undef.UNDEF;
            }
        }
        throw new EvaluationError(
                Checks.given(arguments, 2)
                        ? RubyText.of(arguments.get(2))
                        : "validate_re(): " + RubyText.inspect(text) + " does not match " + RubyText.inspect(arguments.get(1)));
    };
    static final Function FUNCTION = Deprecation.validation("validate_re", "Pattern[]", BODY);

    private ValidateRe() {}
}
