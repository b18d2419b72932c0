package io.bindery.puppet.function.apache;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.Locale;

/// `apache::bool2httpd`: `On` or `Off` for a value that means true or false, else the value as text.
public final class Bool2httpd {
    /// SHA-256 of the Ruby file this was compared with.
    public static final String ORIGINAL = "e684689062f1096daadb2cbb5f41776cfd50f0776ed4023c55c987989653c92a";

    public static final Function FUNCTION = Function.named("apache::bool2httpd").takes("Any", "arg").with((call, arguments) -> {
        Value value = arguments.getFirst();
        if (value == Undef.UNDEF || value.equals(Bool.FALSE) || says(value, "false")) {
            return Str.of("Off");
        }
        return Str.of(value.equals(Bool.TRUE) || says(value, "true") ? "On" : RubyText.of(value));
    });

    private Bool2httpd() {}

    private static boolean says(Value value, String word) {
        return value instanceof Str(String text) && text.toLowerCase(Locale.ROOT).contains(word);
    }
}
