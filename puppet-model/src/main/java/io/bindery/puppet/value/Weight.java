package io.bindery.puppet.value;

import java.util.Collection;

/// The number of values in a value, at all depths. A value that occurs in several places counts each time: a few lines of code
/// can build a value that is small in memory and endless to walk.
public final class Weight {
    private static final int MOST = Integer.MAX_VALUE;

    private Weight() {}

    /// At least 1; what is beyond 2^31 counts as that.
    public static int of(Value value) {
        return switch (value) {
            case Arr array -> array.weight();
            case Hash hash -> hash.weight();
            default -> 1;
        };
    }

    /// How many arrays and hashes are inside each other at most; 0 for what is neither.
    public static int nesting(Value value) {
        return switch (value) {
            case Arr array -> array.nesting();
            case Hash hash -> hash.nesting();
            default -> 0;
        };
    }

    static int deepest(Collection<Value> values) {
        int deepest = 0;
        for (Value value : values) {
            deepest = Math.max(deepest, nesting(value));
        }
        return deepest;
    }

    static int sum(Collection<Value> values) {
        long sum = 1;
        for (Value value : values) {
            sum += of(value);
        }
        return (int) Math.min(sum, MOST);
    }
}
