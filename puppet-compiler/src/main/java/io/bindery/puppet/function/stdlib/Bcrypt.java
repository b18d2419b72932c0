package io.bindery.puppet.function.stdlib;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// The methods `$2a$`, `$2b$`, `$2x$` and `$2y$` of `crypt`: a key made with Blowfish, slowly.
final class Bcrypt {
    private static final String DIGITS = "./ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final String TEXT = "OrpheanBeholderScryDoubt";
    private static final int SALT = 22;

    /// What `crypt` gives for a setting it cannot use: text that no password hashes to.
    private static final String REFUSED = "*0";

    private Bcrypt() {}

    /// @param setting the cost as two digits, a dollar and the salt
    static String crypt(byte[] password, String prefix, String setting) {
        if (!setting.matches("(?s)(0[4-9]|[12][0-9]|3[01])\\$[./A-Za-z0-9]{22}.*")) {
            return REFUSED;
        }
        int cost = Integer.parseInt(setting.substring(0, 2));
        String saltText = setting.substring(3, 3 + SALT);
        int[] salt = words(decoded(saltText));
        BcryptKey key = BcryptKey.of(password, prefix.charAt(1));
        Blowfish state = new Blowfish();
        state.mix(key.words(), salt, key.first());
        int[] saltKey = new int[18];
        for (int i = 0; i < saltKey.length; i++) {
            saltKey[i] = salt[i % 4];
        }
        for (long round = 1L << cost; round > 0; round--) {
            state.mix(key.words());
            state.mix(saltKey);
        }
        // As crypt does: of the salt's last character only two bits count, and only they are written.
        String shown = saltText.substring(0, SALT - 1) + DIGITS.charAt(DIGITS.indexOf(saltText.charAt(SALT - 1)) & 0x30);
        return "$" + prefix + "$" + setting.substring(0, 3) + shown + encoded(encrypted(state));
    }

    private static byte[] encrypted(Blowfish state) {
        int[] text = words(TEXT.getBytes(StandardCharsets.US_ASCII));
        for (int i = 0; i < text.length; i += 2) {
            for (int times = 0; times < 64; times++) {
                state.encrypt(text, i);
            }
        }
        ByteBuffer bytes = ByteBuffer.allocate(24);
        Arrays.stream(text).forEach(bytes::putInt);
        return Arrays.copyOf(bytes.array(), 23);
    }

    private static int[] words(byte[] bytes) {
        int[] words = new int[bytes.length / 4];
        ByteBuffer.wrap(bytes).asIntBuffer().get(words);
        return words;
    }

    private static byte[] decoded(String text) {
        byte[] bytes = new byte[16];
        int bits = 0;
        int count = 0;
        int at = 0;
        for (int i = 0; i < text.length() && at < bytes.length; i++) {
            bits = bits << 6 | DIGITS.indexOf(text.charAt(i));
            count += 6;
            if (count >= 8) {
                count -= 8;
                bytes[at++] = (byte) (bits >> count);
            }
        }
        return bytes;
    }

    private static String encoded(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        int bits = 0;
        int count = 0;
        for (byte b : bytes) {
            bits = bits << 8 | b & 0xff;
            count += 8;
            while (count >= 6) {
                count -= 6;
                text.append(DIGITS.charAt(bits >> count & 0x3f));
            }
        }
        return (count == 0 ? text : text.append(DIGITS.charAt(bits << 6 - count & 0x3f))).toString();
    }
}
