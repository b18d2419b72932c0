package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// `ensure_resources`: the same for a hash of titles to parameters, over defaults.
final class EnsureResources {
    static final Function FUNCTION = LegacyFunction.plain("ensure_resources", -1, (call, arguments) -> {
        Value type = EnsureResource.required(arguments, 0, "Must specify a type");
        Value titles = EnsureResource.required(arguments, 1, "Must specify a title");
        Hash defaults = arguments.size() > 2 && arguments.get(2) instanceof Hash given ? given : Hash.EMPTY;
        if (!(titles instanceof Hash resources)) {
            throw new EvaluationError("ensure_resources(): Requires second argument to be a Hash");
        }
        resources.entries().forEach((title, own) -> EnsureResource.ensure(call, type, title, merged(defaults, own)));
        return Undef.UNDEF;
    });

    private EnsureResources() {}

    private static Hash merged(Hash defaults, Value own) {
        SequencedMap<Value, Value> merged = new LinkedHashMap<>(defaults.entries());
        if (own instanceof Hash hash) {
            merged.putAll(hash.entries());
        }
        return Hash.owning(merged);
    }
}
