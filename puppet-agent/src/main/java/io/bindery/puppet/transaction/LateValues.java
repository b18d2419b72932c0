package io.bindery.puppet.transaction;

import io.bindery.puppet.value.Value;

/// Resolves values that only the host can compute, by functions that the manifest deferred.
public interface LateValues {
    /// No value is late.
    LateValues NONE = new LateValues() {
        @Override
        public boolean isLate(Value value) {
            return false;
        }

        @Override
        public Value resolve(Value value) {
            return value;
        }
    };

    /// Whether something in the value is deferred.
    boolean isLate(Value value);

    /// The value with what is deferred put in.
    ///
    /// @throws io.bindery.puppet.resource.ResourceError if a function fails
    Value resolve(Value value);
}
