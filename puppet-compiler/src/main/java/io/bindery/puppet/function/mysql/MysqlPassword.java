package io.bindery.puppet.function.mysql;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;
import io.bindery.regex.LineAnchors;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/// `mysql::password`: MySQL's hash of a password; a value that is already a hash is returned unchanged.
public final class MysqlPassword {
    /// SHA-256 of the Ruby file this was compared with.
    public static final String ORIGINAL = "8a84f1df1624e2b7fd86b0c4e517238893089cb5591dedc5fd3f9f726bb3dd89";

    private static final Pattern HASH = Pattern.compile("\\*[A-F0-9]{40}$", LineAnchors.RUBY);

    public static final Function FUNCTION = Function.named("mysql::password")
            .takes("String", "password")
            .returns("String")
            .method("password")
            .with((call, arguments) -> Str.of(hashed(((Str) arguments.getFirst()).value())));

    private MysqlPassword() {}

    private static String hashed(String password) {
        if (password.isEmpty() || HASH.matcher(password).find()) {
            return password;
        }
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-1");
            byte[] twice = digest.digest(digest.digest(password.getBytes(StandardCharsets.UTF_8)));
            return "*" + HexFormat.of().withUpperCase().formatHex(twice);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
