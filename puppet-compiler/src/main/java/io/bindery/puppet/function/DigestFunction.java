package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// `digest`: the digest of a text by the algorithm in the setting `digest_algorithm`.
final class DigestFunction {
    private static final int LITE = 512;

    static final Function FUNCTION = LegacyFunction.of(
            "digest", 1, (call, arguments) -> Str.of(digest(call, LegacyFunction.string(arguments.getFirst()))));

    private DigestFunction() {}

    private static String digest(Call call, String text) {
        Value setting = call.scope().lookup("settings::digest_algorithm");
        String algorithm = setting == null ? "sha256" : RubyText.of(setting);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        boolean lite = algorithm.endsWith("lite");
        String name = lite ? algorithm.substring(0, algorithm.length() - 4) : algorithm;
        byte[] read = lite ? Arrays.copyOf(bytes, Math.min(LITE, bytes.length)) : bytes;
        return switch (name) {
            case "md5" -> Digests.hex("MD5", read);
            case "sha1" -> Digests.hex("SHA-1", read);
            case "sha224" -> Digests.hex("SHA-224", read);
            case "sha256" -> Digests.hex("SHA-256", read);
            case "sha384" -> Digests.hex("SHA-384", read);
            case "sha512" -> Digests.hex("SHA-512", read);
            default -> "";
        };
    }
}
