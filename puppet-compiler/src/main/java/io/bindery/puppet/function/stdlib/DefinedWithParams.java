package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.DeclaredResource;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Container;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;

/// `defined_with_params`: whether a resource with these parameters is declared.
final class DefinedWithParams {
    static final Function FUNCTION = LegacyFunction.of("defined_with_params", -1, (call, arguments) -> defined(call, arguments));

    private DefinedWithParams() {}

    private static Value defined(Call call, List<Value> arguments) {
        if (!Checks.given(arguments, 0)) {
            throw new EvaluationError("Must specify a reference");
        }
        Value reference = arguments.getFirst();
        if (!(reference instanceof Str) && !LegacyFunction.isReference(reference)) {
            throw new EvaluationError("Reference is not understood: '" + RubyClass.name(arguments.getFirst()) + "'");
        }
        Hash parameters = arguments.size() > 1 && arguments.get(1) instanceof Hash given ? given : Hash.EMPTY;
        return Bool.of(isDefined(call, LegacyFunction.text(reference), parameters));
    }

    /// @param reference such as `Package[vim]`
    static boolean isDefined(Call call, String reference, Hash parameters) {
        Reference parsed = reference(reference);
        DeclaredResource resource = call.catalog().find(parsed.typeName(), parsed.title());
        Container container = call.scope().container();
        if (resource == null || container != null && parsed.toString().equals(container.reference())) {
            return false;
        }
        for (Map.Entry<Value, Value> wanted : parameters.entries().entrySet()) {
            Value value = value(resource, RubyText.of(wanted.getKey()), parsed);
            if (!RubyOrder.isEqual(value, wanted.getValue())) {
                return false;
            }
        }
        return true;
    }

    /// @throws EvaluationError if the text is no reference
    static Reference reference(String text) {
        Reference reference = Reference.parse(text);
        if (reference == null) {
            throw new EvaluationError(
                    "No title provided and " + RubyText.inspect(text) + " is not a valid resource reference");
        }
        return reference;
    }

    private static Value value(DeclaredResource resource, String name, Reference reference) {
        if (name.equals("title")) {
            return Str.of(reference.title());
        }
        return resource.hasParameter(name) ? resource.parameter(name) : Undef.UNDEF;
    }
}
