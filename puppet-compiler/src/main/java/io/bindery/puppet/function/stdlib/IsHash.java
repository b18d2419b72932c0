package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;

/// `is_hash`.
final class IsHash {
    static final Function FUNCTION = LegacyFunction.of("is_hash", -1, (call, arguments) -> {
        Checks.count("is_hash", arguments, 1, 1, "1");
        return Bool.of(arguments.getFirst() instanceof Hash);
    });

    private IsHash() {}
}
