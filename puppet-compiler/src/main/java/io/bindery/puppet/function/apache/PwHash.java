package io.bindery.puppet.function.apache;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.Digests;
import io.bindery.puppet.value.Str;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/// `apache::pw_hash`: a password hash in Apache's `{SHA}` format.
public final class PwHash {
    /// SHA-256 of the Ruby file this was compared with.
    public static final String ORIGINAL = "0ff277eaf392f9663e0997dc6fd50500b616c985dfa3b08274c829877eb3190f";

    public static final Function FUNCTION = Function.named("apache::pw_hash")
            .takes("String[1]", "password")
            .returns("String")
            .method("apache_pw_hash")
            .with((call, arguments) -> {
                byte[] password = Arguments.string(arguments, 0).getBytes(StandardCharsets.UTF_8);
                return Str.of("{SHA}" + Base64.getEncoder().encodeToString(Digests.bytes("SHA-1", password)));
            });

    private PwHash() {}
}
