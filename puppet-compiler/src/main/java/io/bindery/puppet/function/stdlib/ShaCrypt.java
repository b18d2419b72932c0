package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.function.Digests;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/// The methods `$5$` and `$6$` of `crypt`, with the usual number of rounds.
enum ShaCrypt {
    SHA256("SHA-256", "$5$", 32),
    SHA512("SHA-512", "$6$", 64);

    private static final int ROUNDS = 5000;

    private final String algorithm;
    private final String prefix;
    private final int size;

    ShaCrypt(String algorithm, String prefix, int size) {
        this.algorithm = algorithm;
        this.prefix = prefix;
        this.size = size;
    }

    String crypt(byte[] key, String saltText) {
        byte[] salt = saltText.getBytes(StandardCharsets.UTF_8);
        byte[] digest = first(key, salt);
        byte[] keys = repeated(digestOf(key, key.length), key.length);
        byte[] salts = repeated(digestOf(salt, 16 + (digest[0] & 0xff)), salt.length);
        for (int round = 0; round < ROUNDS; round++) {
            MessageDigest next = Digests.begin(algorithm);
            next.update(round % 2 != 0 ? keys : digest);
            if (round % 3 != 0) {
                next.update(salts);
            }
            if (round % 7 != 0) {
                next.update(keys);
            }
            digest = next.digest(round % 2 != 0 ? digest : keys);
        }
        return prefix + saltText + "$" + (this == SHA256 ? text256(digest) : text512(digest));
    }

    private byte[] first(byte[] key, byte[] salt) {
        byte[] alternate = Digests.bytes(algorithm, key, salt, key);
        MessageDigest digest = Digests.begin(algorithm);
        digest.update(key);
        digest.update(salt);
        digest.update(repeated(alternate, key.length));
        for (int bits = key.length; bits > 0; bits >>= 1) {
            digest.update((bits & 1) != 0 ? alternate : key);
        }
        return digest.digest();
    }

    private byte[] digestOf(byte[] text, int times) {
        MessageDigest digest = Digests.begin(algorithm);
        for (int i = 0; i < times; i++) {
            digest.update(text);
        }
        return digest.digest();
    }

    /// A digest again and again until there are as many bytes.
    private byte[] repeated(byte[] digest, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = digest[i % size];
        }
        return bytes;
    }

    // The three bytes of each group are a third of the digest apart, and take turns in being first.
    private static String text256(byte[] digest) {
        CryptText text = new CryptText();
        int[] at = {0, 10, 20};
        for (int group = 0; group < 10; group++) {
            text.add(digest[at[0]], digest[at[1]], digest[at[2]], 4);
            at = new int[] {at[2] + 1, at[0] + 1, at[1] + 1};
        }
        return text.add(0, digest[31], digest[30], 3).toString();
    }

    private static String text512(byte[] digest) {
        CryptText text = new CryptText();
        int[] at = {0, 21, 42};
        for (int group = 0; group < 21; group++) {
            text.add(digest[at[0]], digest[at[1]], digest[at[2]], 4);
            at = new int[] {at[1] + 1, at[2] + 1, at[0] + 1};
        }
        return text.add(0, 0, digest[63], 2).toString();
    }
}
