package io.bindery.puppet.function;

/// `sha1`.
final class Sha1Function {
    static final Function FUNCTION = Digests.function("sha1", "SHA-1");

    private Sha1Function() {}
}
