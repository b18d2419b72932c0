package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `validate_absolute_path`.
final class ValidateAbsolutePath {
    static final Body BODY = (call, arguments) -> {
        if (arguments.isEmpty()) {
            throw new EvaluationError("validate_absolute_path(): wrong number of arguments (0; must be > 0)");
        }
        for (Value argument : arguments) {
            for (Value path : argument instanceof Arr several ? several.elements() : List.of(argument)) {
                if (!IsAbsolutePath.isAbsolute(call, path)) {
                    throw new EvaluationError(RubyText.inspect(path) + " is not an absolute path.");
                }
            }
        }
        return Undef.UNDEF;
    };
    static final Function FUNCTION =
            Deprecation.validation("validate_absolute_path", "Stdlib::Compat::Absolute_Path", BODY);

    private ValidateAbsolutePath() {}
}
