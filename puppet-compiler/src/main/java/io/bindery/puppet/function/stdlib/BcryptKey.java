package io.bindery.puppet.function.stdlib;

import java.util.Arrays;

/// A password as bcrypt's key of 18 words: its bytes and a zero, again and again.
///
/// @param first what is added to the first word of the initial state only
record BcryptKey(int[] words, int first) {
    /// @param variant the letter of the method: `x` extends the sign of bytes, as a faulty implementation once did; `a` is kept apart
    ///                from passwords that this fault makes equal to others
    static BcryptKey of(byte[] password, char variant) {
        int[] right = new int[18];
        int[] faulty = new int[18];
        boolean extended = false;
        int at = 0;
        for (int word = 0; word < 18; word++) {
            for (int i = 0; i < 4; i++) {
                byte b = at < password.length ? password[at] : 0;
                right[word] = right[word] << 8 | b & 0xff;
                faulty[word] = faulty[word] << 8 | b;
                extended |= i > 0 && (faulty[word] & 0x80) != 0;
                at = at == password.length ? 0 : at + 1;
            }
        }
        boolean mistakable = variant == 'a' && extended && Arrays.equals(right, faulty);
        return new BcryptKey(variant == 'x' ? faulty : right, mistakable ? 0x10000 : 0);
    }
}
