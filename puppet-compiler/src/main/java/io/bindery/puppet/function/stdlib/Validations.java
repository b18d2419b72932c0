package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// The common part of the `validate_` functions.
final class Validations {
    private Validations() {}

    /// Whether a value is valid.
    @FunctionalInterface
    interface Test {
        boolean passes(Value value);
    }

    /// A body that takes any number of values, which must all pass.
    static Body each(String name, Test test, java.util.function.Function<Value, String> complaint) {
        return (call, arguments) -> {
            if (arguments.isEmpty()) {
                throw new EvaluationError(name + "(): wrong number of arguments (0; must be > 0)");
            }
            for (Value argument : arguments) {
                if (!test.passes(argument)) {
                    throw new EvaluationError(complaint.apply(argument));
                }
            }
            return Undef.UNDEF;
        };
    }

    /// `1 is not an Array.  It looks to be a Integer`.
    static String looksLike(Value value, String wanted) {
        return RubyText.inspect(value) + " is not " + wanted + ".  It looks to be a " + RubyClass.name(value);
    }

    /// The bodies by name, as `validate_legacy` calls them: without their deprecation.
    static @Nullable Body find(String name) {
        return switch (name) {
            case "validate_absolute_path" -> ValidateAbsolutePath.BODY;
            case "validate_array" -> ValidateArray.BODY;
            case "validate_bool" -> ValidateBool.BODY;
            case "validate_hash" -> ValidateHash.BODY;
            case "validate_integer" -> ValidateInteger.BODY;
            case "validate_ip_address" -> ValidateIpAddress.BODY;
            case "validate_ipv4_address" -> ValidateIpv4Address.BODY;
            case "validate_ipv6_address" -> ValidateIpv6Address.BODY;
            case "validate_numeric" -> ValidateNumeric.BODY;
            case "validate_re" -> ValidateRe.BODY;
            case "validate_slength" -> ValidateSlength.BODY;
            case "validate_string" -> ValidateString.BODY;
            default -> null;
        };
    }
}
