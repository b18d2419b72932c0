package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `md5`.
final class Md5Function {
    static final Function FUNCTION = Digests.function("md5", "MD5");

    private Md5Function() {}
}
