package io.bindery.hiera;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;

/// The types of values each merge strategy takes.
final class MergeTypes {
    private MergeTypes() {}

    static void check(MergeStrategy.Kind kind, Value first, Value second) {
        switch (kind) {
            case HASH -> {
                if (!isDataHash(first) || !isDataHash(second)) {
                    both("Hash[String,Data]", first, second);
                }
            }
            case UNIQUE -> {
                if (!isDataList(first) || !isDataList(second)) {
                    both("Variant[Scalar,Array[Data]]", first, second);
                }
            }
            case DEFAULT, FIRST, DEEP, UNCONSTRAINED_DEEP, REVERSE_DEEP -> {}
        }
    }

    private static boolean isDataHash(Value value) {
        return value instanceof Hash hash && Assertions.isSurelyDataHash(hash);
    }

    private static boolean isDataList(Value value) {
        return value instanceof Arr list && Assertions.isSurelyData(list);
    }

    private static void both(String type, Value first, Value second) {
        Assertions.isInstance("The first element of the merge", type, first);
        Assertions.isInstance("The second element of the merge", type, second);
    }
}
