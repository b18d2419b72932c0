package io.bindery.puppet.function.postgresql;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Digests;
import io.bindery.puppet.value.Str;

/// `postgresql::postgresql_password`: PostgreSQL's hash of a password, salted with the name of the user.
public final class PostgresqlPassword {
    /// SHA-256 of the Ruby file this was compared with.
    public static final String ORIGINAL = "d1d96a869c5e9a720f0eb04092777d81e51fade9540ed875ef3dfd4cc4807682";

    public static final Function FUNCTION = Function.named("postgresql::postgresql_password")
            .takes("Variant[String[1],Integer]", "username")
            .takes("Variant[String[1],Integer]", "password")
            .with((call, arguments) ->
                    Str.of("md5" + Digests.hex("MD5", RubyText.of(arguments.get(1)) + RubyText.of(arguments.get(0)))));

    private PostgresqlPassword() {}
}
