package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;

/// `prefix`: a text before each element or key.
final class Prefix {
    static final Function FUNCTION = Affix.of("prefix", true);

    private Prefix() {}
}
