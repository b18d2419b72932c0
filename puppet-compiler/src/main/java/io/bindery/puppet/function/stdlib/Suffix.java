package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;

/// `suffix`: a text after each element or key.
final class Suffix {
    static final Function FUNCTION = Affix.of("suffix", false);

    private Suffix() {}
}
