package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `validate_slength`: texts whose length must be between two numbers.
final class ValidateSlength {
    static final Body BODY = (call, arguments) -> {
        check(arguments);
        return Undef.UNDEF;
    };
    static final Function FUNCTION = Deprecation.validation("validate_slength", "String[]", BODY);

    private ValidateSlength() {}

    private static void check(List<Value> arguments) {
        if (arguments.size() != 2 && arguments.size() != 3) {
            throw new EvaluationError(
                    "validate_slength(): Wrong number of arguments (" + arguments.size() + "; must be 2 or 3)");
        }
        Long most = whole(arguments.get(1));
        if (most == null || most <= 0) {
            throw new EvaluationError("validate_slength(): Expected second argument to be a positive Numeric, got "
                    + shown(most, arguments.get(1)));
        }
        Long least = Checks.given(arguments, 2) ? whole(arguments.get(2)) : Long.valueOf(0);
        if (least == null || least < 0) {
            throw new EvaluationError("validate_slength(): Expected third argument to be unset or a positive Numeric, got "
                    + shown(least, arguments.get(2)));
        }
        if (most < least) {
            throw new EvaluationError(
                    "validate_slength(): Expected second argument to be equal to or larger than third argument");
        }
        lengths(arguments.getFirst(), least, most);
    }

    private static @Nullable Long whole(Value value) {
        return switch (value) {
            case Real real -> Long.valueOf((long) real.value());
            case Undef undef -> null;
            default -> Checks.integer(value);
        };
    }

    // As stdlib does: a number that was understood is shown as such, whatever it was given as.
    private static String shown(@Nullable Long understood, Value given) {
        return understood == null ? RubyText.of(given) + ":" + RubyClass.name(given) : understood + ":Integer";
    }

    private static void lengths(Value input, long least, long most) {
        switch (input) {
            case Str text -> length(input, text, least, most);
            case Arr array -> {
                for (int i = 0; i < array.size(); i++) {
                    if (!(array.get(i) instanceof Str text)) {
                        throw new EvaluationError("validate_slength(): Expected element at array position " + i
                                + " to be a String, got " + RubyClass.name(array.get(i)));
                    }
                    length(input, text, least, most);
                }
            }
            default ->
                throw new EvaluationError("validate_slength(): Expected first argument to be a String or Array, got "
                        + RubyClass.name(input));
        }
    }

    private static void length(Value input, Str text, long least, long most) {
        int length = text.value().codePointCount(0, text.value().length());
        if (length > most || length < least) {
            long shown = input instanceof Arr array ? array.size() : length;
            throw new EvaluationError("validate_slength(): Expected length of " + RubyText.inspect(input) + " to be between "
                    + least + " and " + most + ", was " + shown);
        }
    }
}
