package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `sha1`.
final class Sha1Function {
    static final Function FUNCTION = Digests.function("sha1", "SHA-1");

    private Sha1Function() {}
}
