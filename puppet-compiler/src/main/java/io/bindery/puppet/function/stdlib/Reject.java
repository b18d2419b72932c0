package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.function.Function;

/// `reject`: the elements of an array that do not match a pattern.
final class Reject {
    static final Function FUNCTION = Grep.matching("reject", false);

    private Reject() {}
}
