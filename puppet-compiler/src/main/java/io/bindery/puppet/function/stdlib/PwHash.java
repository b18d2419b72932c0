package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `pw_hash`: a password hashed as Linux's `crypt` does it.
final class PwHash {
    private static final String BCRYPT_SALT = "^[0-9]{2}\\$[./A-Za-z0-9]{22}";
    private static final String BCRYPT_SALT_NINE = "^(0[4-9]|[12][0-9]|3[01])\\$[./A-Za-z0-9]{22}";

    static final Function FUNCTION = of(BCRYPT_SALT);

    /// As of stdlib 9, which checks the cost of bcrypt itself.
    static final Function NINE = of(BCRYPT_SALT_NINE);

    private PwHash() {}

    private static Function of(String bcryptSalt) {
        return LegacyFunction.of("pw_hash", 3, (call, arguments) -> {
            List<Value> plain = arguments.stream().map(Checks::unwrapped).toList();
            return hash(plain, bcryptSalt);
        });
    }

    private static Value hash(List<Value> arguments, String bcryptSalt) {
        Value password = arguments.get(0);
        require(password instanceof Str || password == Undef.UNDEF, "first argument must be a string");
        String type = string(arguments.get(1), "second");
        String prefix = prefix(type);
        require(prefix != null, type + " is not a valid hash type");
        String salt = string(arguments.get(2), "third");
        require(!salt.isEmpty(), "third argument must not be empty");
        boolean bcrypt = String.valueOf(prefix).startsWith("2");
        String pattern = bcrypt ? bcryptSalt : "\\A[a-zA-Z0-9./]+\\z";
        require(
                RubyRegex.compile(pattern).matches(salt),
                "characters in salt must " + (bcrypt ? "match (?-mix:" + bcryptSalt.replace("/", "\\/") + ")" : "be in the set [a-zA-Z0-9./]"));
        if (!(password instanceof Str secret) || secret.value().isEmpty()) {
            return Undef.UNDEF;
        }
        return Str.of(Crypt.crypt(secret.value(), String.valueOf(prefix), salt));
    }

    private static @Nullable String prefix(String type) {
        return switch (RubyString.downcase(type)) {
            case "md5" -> "1";
            case "sha-256" -> "5";
            case "sha-512" -> "6";
            case "bcrypt" -> "2b";
            case "bcrypt-a" -> "2a";
            case "bcrypt-x" -> "2x";
            case "bcrypt-y" -> "2y";
            default -> null;
        };
    }

    private static String string(Value value, String which) {
        require(value instanceof Str, which + " argument must be a string");
        return ((Str) value).value();
    }

    private static void require(boolean right, String complaint) {
        if (!right) {
            throw new EvaluationError("pw_hash(): " + complaint);
        }
    }
}
