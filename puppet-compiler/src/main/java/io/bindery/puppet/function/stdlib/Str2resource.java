package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.type.ResourceType;

/// `stdlib::str2resource`: the resource that a text refers to; it must be declared already.
final class Str2resource {
    static final Function FUNCTION = Function.named("stdlib::str2resource")
            .takes("String", "res_string")
            .returns("Any")
            .with((call, arguments) -> {
                Reference reference = DefinedWithParams.reference(Arguments.string(arguments, 0));
                if (call.catalog().find(reference.typeName(), reference.title()) == null) {
                    throw new EvaluationError("stdlib::str2resource(): could not find " + reference
                            + ", this is parse order dependent and values should not be quoted");
                }
                return new ResourceType(reference.type(), reference.title());
            });

    private Str2resource() {}
}
