package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `str2saltedpbkdf2`: a password hashed as macOS stores it.
final class Str2saltedpbkdf2 {
    private static final int BITS = 1024;

    static final Function FUNCTION = LegacyFunction.of("str2saltedpbkdf2", -1, (call, arguments) -> {
        if (arguments.size() != 3) {
            throw new EvaluationError("str2saltedpbkdf2(): wrong number of arguments (" + arguments.size() + " for 3)");
        }
        List<Value> plain = arguments.stream().map(Checks::unwrapped).toList();
        String password = string(plain.get(0), "first");
        byte[] salt = string(plain.get(1), "second").getBytes(StandardCharsets.UTF_8);
        require(salt.length >= 8, "second argument must be at least 8 bytes long");
        if (!(plain.get(2) instanceof Int iterations)) {
            throw wrong("third argument must be an integer");
        }
        require(
                iterations.value() > 40_000 && iterations.value() < 70_000,
                "third argument must be between 40,000 and 70,000");
        return hashed(password, salt, iterations);
    });

    private Str2saltedpbkdf2() {}

    private static String string(Value value, String which) {
        if (value instanceof Str string) {
            return string.value();
        }
        throw wrong(which + " argument must be a string");
    }

    private static void require(boolean right, String complaint) {
        if (!right) {
            throw wrong(complaint);
        }
    }

    private static EvaluationError wrong(String complaint) {
        return new EvaluationError("str2saltedpbkdf2(): " + complaint);
    }

    private static Hash hashed(String password, byte[] salt, Int iterations) {
        byte[] key = Pbkdf2.sha512(password.getBytes(StandardCharsets.UTF_8), salt, (int) iterations.value(), BITS / 8);
        SequencedMap<Value, Value> result = new LinkedHashMap<>();
        result.put(Str.of("password_hex"), Str.of(HexFormat.of().formatHex(key)));
        result.put(Str.of("salt_hex"), Str.of(HexFormat.of().formatHex(salt)));
        result.put(Str.of("iterations"), iterations);
        return Hash.owning(result);
    }
}
