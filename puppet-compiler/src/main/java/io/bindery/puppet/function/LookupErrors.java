package io.bindery.puppet.function;

import io.bindery.hiera.LookupError;
import io.bindery.hiera.ScopeView;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.LookupScope;
import io.bindery.puppet.value.Value;
import java.util.function.Supplier;

/// The common part of the functions that look data up: the scope they pass, and the treatment of errors.
final class LookupErrors {
    private LookupErrors() {}

    static ScopeView scope(Call call) {
        return new LookupScope(call.evaluator(), call.scope());
    }

    static Value translated(Supplier<Value> lookup) {
        try {
            return lookup.get();
        } catch (LookupError error) {
            throw LookupScope.translated(error);
        }
    }
}
