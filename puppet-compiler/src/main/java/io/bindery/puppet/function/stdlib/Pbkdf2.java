package io.bindery.puppet.function.stdlib;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;

/// PBKDF2 (RFC 8018) with HMAC-SHA-512. It is our own because Java's accepts no empty password.
final class Pbkdf2 {
    private static final int BLOCK = 64;

    private Pbkdf2() {}

    static byte[] sha512(byte[] password, byte[] salt, int iterations, int length) {
        Mac mac = mac(password);
        byte[] key = new byte[length];
        for (int block = 0; block * BLOCK < length; block++) {
            mac.update(salt);
            byte[] step = mac.doFinal(ByteBuffer.allocate(4).putInt(block + 1).array());
            byte[] sum = step.clone();
            for (int i = 1; i < iterations; i++) {
                step = mac.doFinal(step);
                for (int at = 0; at < BLOCK; at++) {
                    sum[at] ^= step[at];
                }
            }
            System.arraycopy(sum, 0, key, block * BLOCK, Math.min(BLOCK, length - block * BLOCK));
        }
        return key;
    }

    // HMAC fills a key up with zeros, so an empty one and a single zero are the same.
    private static Mac mac(byte[] password) {
        try {
            Mac mac = Mac.getInstance("HmacSHA512");
            mac.init(new javax.crypto.spec.SecretKeySpec(password.length == 0 ? new byte[1] : password, "HmacSHA512"));
            return mac;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HmacSHA512", e);
        }
    }
}
