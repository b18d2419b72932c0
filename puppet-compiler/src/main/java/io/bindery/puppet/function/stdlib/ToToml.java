package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;

/// `to_toml`: a hash as TOML.
final class ToToml {
    static final Function FUNCTION = Function.named("to_toml")
            .takes("Hash", "data")
            .returns("String")
            .with((call, arguments) -> Str.of(TomlText.of((Hash) arguments.getFirst())));

    static final Function NAMESPACED = Function.named("stdlib::to_toml")
            .takes("Hash", "data")
            .returns("Variant[String, Sensitive[String]]")
            .with((call, arguments) ->
                    RewrapSensitiveData.rewrap(arguments.getFirst(), data -> Str.of(TomlText.of((Hash) data))));

    private ToToml() {}
}
