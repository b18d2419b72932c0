package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Container;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.TypeTexts;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `validate_legacy`: checks a value by a type and by an old function, and reports differences between the two.
final class ValidateLegacy {
    static final Function FUNCTION = of(ValidateLegacy::check);

    /// As of stdlib 9, where the type alone decides.
    static final Function NINE = of(ValidateLegacy::checkType);

    private ValidateLegacy() {}

    /// Checks a value against a type.
    private interface Check {
        Value check(Call call, Type type, List<Value> arguments);
    }

    // As stdlib does: the scope counts as an argument.
    private static Function of(Check check) {
        Function scoped = Function.named("validate_legacy")
                .takes("Any", "scope")
                .takes("Type", "target_type")
                .takes("String", "function_name")
                .takes("Any", "value")
                .repeatedly("Any", "args")
                .with((call, all) -> check.check(call, (Type) all.get(1), all.subList(1, all.size())))
                .takes("Any", "scope")
                .takes("String", "type_string")
                .takes("String", "function_name")
                .takes("Any", "value")
                .repeatedly("Any", "args")
                .with((call, all) -> check.check(call, TypeTexts.parse(call, Arguments.string(all, 1)), all.subList(1, all.size())));
        return Function.named("validate_legacy").repeatedly("Any", "args").with((call, arguments) -> {
            List<Value> all = new ArrayList<>(arguments);
            all.addFirst(Undef.UNDEF);
            return scoped.call(call, all);
        });
    }

    private static Value checkType(Call call, Type type, List<Value> arguments) {
        call.callFunction(
                "deprecation",
                List.of(
                        Str.of("validate_legacy"),
                        Str.of("This method is deprecated, please use Puppet data types to validate parameters")));
        Value value = arguments.get(2);
        if (!type.isInstance(value)) {
            throw new EvaluationError(
                    Mismatches.ofTypes("validate_legacy(" + type + ", ...)", type, Types.inferDetailed(value)));
        }
        return Undef.UNDEF;
    }

    private static Value check(Call call, Type type, List<Value> arguments) {
        String function = Arguments.string(arguments, 1);
        Value value = arguments.get(2);
        boolean accepted = type.isInstance(value);
        boolean acceptedBefore = acceptedBefore(call, function, arguments.subList(2, arguments.size()));
        if (accepted) {
            if (!acceptedBefore) {
                call.world().log(LogLevel.NOTICE, null, "Accepting previously invalid value for target type '" + type + "'");
            }
            return Undef.UNDEF;
        }
        String message = Mismatches.ofTypes("validate_legacy(" + function + ")", type, Types.inferDetailed(value));
        if (!acceptedBefore) {
            throw new EvaluationError(message);
        }
        Deprecation.warn(call, "validate_legacy", message);
        return Undef.UNDEF;
    }

    private static boolean acceptedBefore(Call call, String function, List<Value> arguments) {
        Body body = Validations.find(function);
        if (body == null && !call.world().hasLegacyFunction(function)) {
            throw new EvaluationError("undefined method `function_" + function + "' for "
                    + "Scope(" + container(call) + "):Puppet::Parser::Scope");
        }
        try {
            if (body == null) {
                call.callFunction(function, arguments);
            } else {
                body.call(call, arguments);
            }
            return true;
        } catch (EvaluationError e) {
            // As stdlib does: only what the function itself refuses counts, not where Ruby stumbles.
            String message = String.valueOf(e.getMessage());
            if (message.startsWith("no implicit conversion") || message.startsWith("undefined method")) {
                throw e;
            }
            return false;
        }
    }

    private static String container(Call call) {
        Container container = call.scope().container();
        return container == null ? "" : container.reference();
    }
}
