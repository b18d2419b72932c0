package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.DeclaredResource;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;

/// `getparam`: a parameter of a declared resource, or an empty text.
final class Getparam {
    static final Function FUNCTION = LegacyFunction.of("getparam", -1, (call, arguments) -> {
        if (!Checks.given(arguments, 0)) {
            throw new EvaluationError("Must specify a reference");
        }
        if (!(arguments.size() > 1 && arguments.get(1) instanceof Str parameter)) {
            throw new EvaluationError("Must specify name of a parameter");
        }
        if (parameter.value().isEmpty()) {
            return Str.EMPTY;
        }
        Reference reference = DefinedWithParams.reference(LegacyFunction.text(arguments.get(0)));
        DeclaredResource resource = call.catalog().find(reference.typeName(), reference.title());
        if (resource == null || !resource.hasParameter(parameter.value())) {
            return Str.EMPTY;
        }
        Value value = resource.parameter(parameter.value());
        return value == Undef.UNDEF ? Str.EMPTY : value;
    });

    private Getparam() {}
}
