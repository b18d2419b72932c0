package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.ExpandedPromise;

/// Keeps promises of one type.
@FunctionalInterface
public interface PromiseType {

    /// Keeps one iteration of a promise. Outcome classes, locks and handles are the caller's affair.
    Outcome keep(ExpandedPromise promise, Keeping keeping);

    /// Whether the promise only says what is so (`vars`, `classes`, ...): it takes no lock and is evaluated anew in each pass.
    default boolean isDeclarative() {
        return false;
    }
}
