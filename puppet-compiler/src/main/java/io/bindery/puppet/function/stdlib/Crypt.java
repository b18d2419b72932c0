package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.error.EvaluationError;
import java.nio.charset.StandardCharsets;

/// `crypt` as in Debian's libxcrypt, for the methods that begin with a dollar sign.
final class Crypt {
    private static final int LONGEST = 511;

    private Crypt() {}

    /// @throws EvaluationError in Ruby's words where the system refuses
    static String crypt(String password, String prefix, String salt) {
        byte[] key = password.getBytes(StandardCharsets.UTF_8);
        if (password.indexOf('\0') >= 0) {
            throw new EvaluationError("string contains null byte");
        }
        if (key.length > LONGEST) {
            throw new EvaluationError("Numerical result out of range - crypt");
        }
        return switch (prefix) {
            case "1" -> Md5Crypt.crypt(key, limited(salt, 8));
            case "5" -> ShaCrypt.SHA256.crypt(key, limited(salt, 16));
            case "6" -> ShaCrypt.SHA512.crypt(key, limited(salt, 16));
            default -> Bcrypt.crypt(key, prefix, salt);
        };
    }

    private static String limited(String salt, int most) {
        return salt.length() <= most ? salt : salt.substring(0, most);
    }
}
