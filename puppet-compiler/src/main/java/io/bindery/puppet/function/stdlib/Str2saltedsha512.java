package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Digests;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;

/// `str2saltedsha512`: a password hashed as macOS 10.7 stored it, with another salt each time.
final class Str2saltedsha512 {
    static final Function FUNCTION = LegacyFunction.of("str2saltedsha512", -1, (call, arguments) -> {
        if (arguments.size() != 1) {
            throw new EvaluationError(
                    "str2saltedsha512(): Wrong number of arguments passed (" + arguments.size() + " but we require 1)");
        }
        if (!(arguments.getFirst() instanceof Str password)) {
            throw new EvaluationError("str2saltedsha512(): Requires a String argument, you passed: "
                    + RubyClass.name(arguments.getFirst()));
        }
        return Str.of(hashed(password.value(), ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE)));
    });

    private Str2saltedsha512() {}

    static String hashed(String password, int salt) {
        byte[] secret = password.getBytes(StandardCharsets.UTF_8);
        byte[] seed = ByteBuffer.allocate(4).putInt(Integer.reverseBytes(salt)).array();
        byte[] both = ByteBuffer.allocate(4 + secret.length).put(seed).put(secret).array();
        return HexFormat.of().formatHex(seed) + Digests.hex("SHA-512", both);
    }
}
