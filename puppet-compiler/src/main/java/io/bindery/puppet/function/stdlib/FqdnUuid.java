package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Digests;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;

/// `fqdn_uuid`: the version 5 UUID of a DNS name.
final class FqdnUuid {
    private static final byte[] NAMESPACE = HexFormat.of().parseHex("6ba7b8109dad11d180b400c04fd430c8");

    static final Function FUNCTION = LegacyFunction.of("fqdn_uuid", -1, (call, arguments) -> {
        if (arguments.isEmpty()) {
            throw new EvaluationError("fqdn_uuid: No arguments given");
        }
        if (arguments.size() != 1) {
            throw new EvaluationError("fqdn_uuid: Too many arguments given (" + arguments.size() + ")");
        }
        return Str.of(uuid(LegacyFunction.string(arguments.getFirst())));
    });

    private FqdnUuid() {}

    private static String uuid(String name) {
        byte[] text = name.getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(NAMESPACE, NAMESPACE.length + text.length);
        System.arraycopy(text, 0, all, NAMESPACE.length, text.length);
        byte[] bytes = HexFormat.of().parseHex(Digests.hex("SHA-1", all).substring(0, 32));
        bytes[6] = (byte) (bytes[6] & 0x0f | 0x50);
        bytes[8] = (byte) (bytes[8] & 0x3f | 0x80);
        String hex = HexFormat.of().formatHex(bytes);
        return hex.substring(0, 8) + "-" + hex.substring(8, 12) + "-" + hex.substring(12, 16) + "-" + hex.substring(16, 20)
                + "-" + hex.substring(20);
    }
}
