package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `sha256`.
final class Sha256Function {
    static final Function FUNCTION = Digests.function("sha256", "SHA-256");

    private Sha256Function() {}
}
