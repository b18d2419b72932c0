package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.function.Digests;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/// The method `$1$` of `crypt`.
final class Md5Crypt {
    private static final int ROUNDS = 1000;

    private Md5Crypt() {}

    static String crypt(byte[] key, String saltText) {
        byte[] salt = saltText.getBytes(StandardCharsets.UTF_8);
        byte[] digest = first(key, salt, Digests.bytes("MD5", key, salt, key));
        for (int round = 0; round < ROUNDS; round++) {
            MessageDigest next = Digests.begin("MD5");
            next.update(round % 2 != 0 ? key : digest);
            if (round % 3 != 0) {
                next.update(salt);
            }
            if (round % 7 != 0) {
                next.update(key);
            }
            digest = next.digest(round % 2 != 0 ? digest : key);
        }
        return "$1$" + saltText + "$" + text(digest);
    }

    private static byte[] first(byte[] key, byte[] salt, byte[] alternate) {
        MessageDigest digest = Digests.begin("MD5");
        digest.update(key);
        digest.update("$1$".getBytes(StandardCharsets.UTF_8));
        digest.update(salt);
        for (int left = key.length; left > 0; left -= 16) {
            digest.update(alternate, 0, Math.min(16, left));
        }
        for (int bits = key.length; bits > 0; bits >>= 1) {
            digest.update((bits & 1) != 0 ? 0 : key[0]);
        }
        return digest.digest();
    }

    private static String text(byte[] digest) {
        CryptText text = new CryptText();
        for (int i = 0; i < 5; i++) {
            text.add(digest[i], digest[i + 6], digest[i == 4 ? 5 : i + 12], 4);
        }
        return text.add(0, 0, digest[11], 2).toString();
    }
}
