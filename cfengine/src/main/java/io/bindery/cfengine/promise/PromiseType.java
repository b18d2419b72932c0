package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.ExpandedPromise;
import java.util.List;

/// Keeps promises of one type.
@FunctionalInterface
public interface PromiseType {

    /// Keeps one iteration of a promise. Outcome classes, locks and handles are the caller's affair.
    Outcome keep(ExpandedPromise promise, Keeping keeping);

    /// Whether the promise only defines values (`vars`, `classes`, ...): it takes no lock and is evaluated anew in each pass.
    default boolean isDeclarative() {
        return false;
    }

    /// Whether such promises are parts of another promise, and not counted for themselves.
    default boolean isPartOfAnother() {
        return false;
    }

    /// The subject that, beside their own text, distinguishes promises of this type, such as the file that is edited.
    default String subject(ExpandedPromise promise, Keeping keeping) {
        return "";
    }

    /// Whether the promise can be kept now. The question comes before its lock is taken, therefore in every pass. If the answer is
    /// no, the reason was logged and the outcome concluded.
    default boolean isReady(ExpandedPromise promise, Keeping keeping) {
        return true;
    }

    /// Performs the work that promises of a section deferred to its end, and returns the outcomes of those promises.
    default List<Deferred> endSection(Keeping keeping) {
        return List.of();
    }

    /// The final outcome of a promise.
    record Deferred(ExpandedPromise promise, Outcome outcome) {}
}
