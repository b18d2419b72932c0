package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.function.Predicate;

/// `validate_domain_name`: fails unless all texts are domain names.
final class ValidateDomainName {
    static final Function FUNCTION = each("validate_domain_name", "a syntactically correct domain name", IsDomainName::isDomain);

    private ValidateDomainName() {}

    /// A function that refuses invalid texts.
    static Function each(String name, String kind, Predicate<String> right) {
        return LegacyFunction.of(name, -1, (call, arguments) -> {
            if (arguments.isEmpty()) {
                throw new EvaluationError(name + "(): wrong number of arguments (0; must be > 0)");
            }
            for (Value argument : arguments) {
                if (!(argument instanceof Str text)) {
                    throw new EvaluationError(RubyText.inspect(argument) + " is not a string.");
                }
                if (!right.test(text.value())) {
                    throw new EvaluationError(RubyText.inspect(argument) + " is not " + kind);
                }
            }
            return Undef.UNDEF;
        });
    }
}
