package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Outcome;
import java.time.Instant;

/// Receives the outcome of each promise of a run. Promises that only declare something (`vars`, `classes`) are not reported.
@FunctionalInterface
public interface PromiseEvents {
    PromiseEvents NONE = (promise, outcome, time) -> {};

    void ended(ExpandedPromise promise, Outcome outcome, Instant time);
}
