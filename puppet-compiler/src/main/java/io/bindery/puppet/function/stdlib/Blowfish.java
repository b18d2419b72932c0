package io.bindery.puppet.function.stdlib;

import java.math.BigInteger;
import java.util.Arrays;

/// The state of the cipher Blowfish as bcrypt uses it: 18 words and four tables, at first the binary digits of pi.
final class Blowfish {
    private static final int KEYS = 18;
    private static final int TABLES = 4 * 256;

    private final int[] keys;
    private final int[] tables;

    Blowfish() {
        int[] digits = Pi.DIGITS;
        keys = Arrays.copyOf(digits, KEYS);
        tables = Arrays.copyOfRange(digits, KEYS, KEYS + TABLES);
    }

    /// Mixes a key in.
    void mix(int[] key) {
        mix(key, new int[4], 0);
    }

    /// Mixes a key and a salt in.
    ///
    /// @param first changes the first word
    void mix(int[] key, int[] salt, int first) {
        for (int i = 0; i < KEYS; i++) {
            keys[i] ^= key[i];
        }
        keys[0] ^= first;
        int[] block = new int[2];
        int word = 0;
        for (int i = 0; i < KEYS + TABLES; i += 2) {
            block[0] ^= salt[word];
            block[1] ^= salt[word + 1];
            word = word ^ 2;
            encrypt(block, 0);
            int[] target = i < KEYS ? keys : tables;
            int at = i < KEYS ? i : i - KEYS;
            target[at] = block[0];
            target[at + 1] = block[1];
        }
    }

    void encrypt(int[] block, int at) {
        int left = block[at] ^ keys[0];
        int right = block[at + 1];
        for (int round = 1; round <= 16; round += 2) {
            right ^= scrambled(left) ^ keys[round];
            left ^= scrambled(right) ^ keys[round + 1];
        }
        block[at] = right ^ keys[17];
        block[at + 1] = left;
    }

    private int scrambled(int word) {
        int sum = tables[word >>> 24] + tables[256 + (word >>> 16 & 0xff)];
        return (sum ^ tables[512 + (word >>> 8 & 0xff)]) + tables[768 + (word & 0xff)];
    }

    /// The digits after the point, computed at their first use: pi is 16 arctan 1/5 - 4 arctan 1/239.
    private static final class Pi {
        private static final int WORDS = KEYS + TABLES;
        private static final int BITS = 32 * WORDS + 64;
        static final int[] DIGITS = digits();

        private static int[] digits() {
            BigInteger pi = arctan(5).shiftLeft(4).subtract(arctan(239).shiftLeft(2));
            BigInteger fraction = pi.subtract(BigInteger.valueOf(3).shiftLeft(BITS)).shiftRight(BITS - 32 * WORDS);
            int[] digits = new int[WORDS];
            for (int i = WORDS - 1; i >= 0; i--) {
                digits[i] = fraction.intValue();
                fraction = fraction.shiftRight(32);
            }
            return digits;
        }

        /// The arctangent of 1/n, times 2 to the number of bits.
        private static BigInteger arctan(int n) {
            BigInteger square = BigInteger.valueOf((long) n * n);
            BigInteger power = BigInteger.ONE.shiftLeft(BITS).divide(BigInteger.valueOf(n));
            BigInteger sum = BigInteger.ZERO;
            for (long i = 1; power.signum() != 0; i += 2) {
                BigInteger term = power.divide(BigInteger.valueOf(i));
                sum = i % 4 == 1 ? sum.add(term) : sum.subtract(term);
                power = power.divide(square);
            }
            return sum;
        }
    }
}
