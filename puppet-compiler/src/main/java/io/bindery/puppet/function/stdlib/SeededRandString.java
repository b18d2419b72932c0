package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyRandom;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.Digests;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.math.BigInteger;
import java.util.Objects;

/// `seeded_rand_string`: a text of random characters, determined by a seed.
final class SeededRandString {
    private static final String CHARACTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    static final Function FUNCTION = Function.named("seeded_rand_string")
            .takes("Integer[1]", "length")
            .takes("String", "seed")
            .optionally("String[2]", "charset")
            .with((call, arguments) -> random(
                    Arguments.whole(arguments, 0),
                    Arguments.string(arguments, 1),
                    Objects.requireNonNullElse(Arguments.optionalString(arguments, 2), CHARACTERS)));

    private SeededRandString() {}

    private static Value random(long length, String seed, String charset) {
        RubyRandom random = new RubyRandom(new BigInteger(Digests.hex("SHA-256", seed), 16));
        int[] characters = charset.codePoints().toArray();
        StringBuilder text = new StringBuilder();
        for (long i = 0; i < length; i++) {
            text.appendCodePoint(characters[(int) random.below(characters.length)]);
        }
        return Str.of(text.toString());
    }
}
