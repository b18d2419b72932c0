package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Digests;
import io.bindery.puppet.value.Str;

/// `stdlib::sha256`: the digest of a text, in hexadecimal.
final class Sha256 {
    static final Function FUNCTION = Function.named("stdlib::sha256")
            .takes(Crc32.DATA, "my_data")
            .returns("String")
            .with((call, arguments) -> Str.of(Digests.hex("SHA-256", Crc32.text(arguments.getFirst()))));

    private Sha256() {}
}
