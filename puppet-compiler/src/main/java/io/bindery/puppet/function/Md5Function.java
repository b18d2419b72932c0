package io.bindery.puppet.function;

/// `md5`.
final class Md5Function {
    static final Function FUNCTION = Digests.function("md5", "MD5");

    private Md5Function() {}
}
