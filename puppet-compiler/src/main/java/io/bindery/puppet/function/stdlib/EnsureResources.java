package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;

/// `ensure_resources`: like `ensure_resource`, for a hash of titles to parameters, with defaults.
final class EnsureResources {
    static final Function FUNCTION = LegacyFunction.of("ensure_resources", -1, (call, arguments) -> {
        Value type = EnsureResource.required(arguments, 0, "Must specify a type");
        Value titles = EnsureResource.required(arguments, 1, "Must specify a title");
        Value defaults = Checks.given(arguments, 2) ? arguments.get(2) : Hash.EMPTY;
        if (!(titles instanceof Hash resources)) {
            throw new EvaluationError("ensure_resources(): Requires second argument to be a Hash");
        }
        resources.entries().forEach((title, own) -> EnsureResource.ensure(call, type, title, merged(defaults, own)));
        return Undef.UNDEF;
    });

    private EnsureResources() {}

    private static Value merged(Value defaults, Value own) {
        if (!Arguments.truthy(own)) {
            return defaults;
        }
        if (!(defaults instanceof Hash common)) {
            throw Checks.missingMethod("merge", defaults);
        }
        return EnsurePackagesNine.merged(common, own);
    }
}
