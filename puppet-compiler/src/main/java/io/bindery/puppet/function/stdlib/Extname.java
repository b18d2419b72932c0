package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Str;

/// `stdlib::extname`: the extension of a file's name.
final class Extname {
    static final Function FUNCTION = Function.named("stdlib::extname")
            .takes("String", "filename")
            .returns("String")
            .with((call, arguments) -> Str.of(Paths.extname(Arguments.string(arguments, 0))));

    private Extname() {}
}
