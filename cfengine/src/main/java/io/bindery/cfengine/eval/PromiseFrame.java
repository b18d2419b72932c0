package io.bindery.cfengine.eval;

import io.bindery.cfengine.syntax.Promise;
import java.util.HashMap;
import java.util.Map;

/// A promise being expanded, and what its references are bound to in this iteration: list references to one item each, and
/// `this.*`.
public final class PromiseFrame {
    private final String promiseType;
    private final Promise promise;
    private final Map<String, String> bound = new HashMap<>();
    private String promiser;

    PromiseFrame(String promiseType, Promise promise) {
        this.promiseType = promiseType;
        this.promise = promise;
        this.promiser = promise.promiser();
    }

    public String promiseType() {
        return promiseType;
    }

    public Promise promise() {
        return promise;
    }

    /// The expanded promiser, once known.
    public String promiser() {
        return promiser;
    }

    void promiser(String expanded) {
        promiser = expanded;
    }

    public Map<String, String> bound() {
        return bound;
    }
}
