package io.bindery.puppet.convert;

import java.math.BigInteger;

/// Ruby's `Random`: the Mersenne Twister MT19937, seeded with a whole number of any size, so that a node keeps the numbers
/// that Puppet gave it.
public final class RubyRandom {
    private static final int SIZE = 624;
    private static final int MIDDLE = 397;
    private static final BigInteger WORD = BigInteger.ONE.shiftLeft(32);

    private final int[] state = new int[SIZE];
    private int next = SIZE;

    public RubyRandom(BigInteger seed) {
        int[] key = words(seed.abs());
        if (key.length <= 1) {
            seed(key[0]);
        } else {
            seed(key);
        }
    }

    public RubyRandom(long seed) {
        this(BigInteger.valueOf(seed));
    }

    /// A number from 0 up to, not including, the limit, which is positive.
    public long below(long limit) {
        return upTo(limit - 1);
    }

    /// A number from 0 up to, not including, a limit of any size.
    public BigInteger below(BigInteger limit) {
        BigInteger last = limit.subtract(BigInteger.ONE);
        return last.bitLength() < 64 ? BigInteger.valueOf(upTo(last.longValueExact())) : upTo(last);
    }

    /// A number from 0 up to, not including, 1, with 53 bits.
    public double fraction() {
        long high = (word() & 0xffffffffL) >>> 5;
        long low = (word() & 0xffffffffL) >>> 6;
        return (high * 67108864.0 + low) * (1.0 / 9007199254740992.0);
    }

    private long upTo(long last) {
        if (last == 0) {
            return 0;
        }
        long mask = -1L >>> Long.numberOfLeadingZeros(last);
        while (true) {
            long drawn = draw(mask, last);
            if (drawn >= 0) {
                return drawn;
            }
        }
    }

    /// One draw of as many words as the mask needs, high word first; -1 as soon as the draw is past the last number.
    private long draw(long mask, long last) {
        long drawn = 0;
        for (int shift = 32; shift >= 0; shift -= 32) {
            if ((mask >>> shift & 0xffffffffL) != 0) {
                drawn |= (word() & 0xffffffffL) << shift;
                drawn &= mask;
                if (drawn > last) {
                    return -1;
                }
            }
        }
        return drawn;
    }

    private BigInteger upTo(BigInteger last) {
        int[] limit = words(last);
        while (true) {
            int[] drawn = new int[limit.length];
            boolean bounded = true;
            int mask = 0;
            boolean past = false;
            for (int i = limit.length - 1; i >= 0 && !past; i--) {
                int bound = limit[i];
                mask = mask != 0 ? -1 : bound == 0 ? 0 : -1 >>> Integer.numberOfLeadingZeros(bound);
                int word = mask == 0 ? 0 : word() & mask;
                if (bounded) {
                    int order = Integer.compareUnsigned(word, bound);
                    past = order > 0;
                    bounded = order == 0;
                }
                drawn[i] = word;
            }
            if (!past) {
                return number(drawn);
            }
        }
    }

    private static BigInteger number(int[] words) {
        BigInteger number = BigInteger.ZERO;
        for (int i = words.length - 1; i >= 0; i--) {
            number = number.shiftLeft(32).or(BigInteger.valueOf(words[i] & 0xffffffffL));
        }
        return number;
    }

    /// The 32-bit words of a number, lowest first; at least one.
    private static int[] words(BigInteger number) {
        int[] words = new int[Math.max(1, (number.bitLength() + 31) / 32)];
        BigInteger rest = number;
        for (int i = 0; i < words.length; i++) {
            words[i] = rest.mod(WORD).intValue();
            rest = rest.shiftRight(32);
        }
        return words;
    }

    private void seed(int seed) {
        state[0] = seed;
        for (int i = 1; i < SIZE; i++) {
            state[i] = 1812433253 * (state[i - 1] ^ state[i - 1] >>> 30) + i;
        }
    }

    private void seed(int[] key) {
        seed(19650218);
        int i = 1;
        int j = 0;
        for (int k = Math.max(SIZE, key.length); k > 0; k--) {
            state[i] = (state[i] ^ (state[i - 1] ^ state[i - 1] >>> 30) * 1664525) + key[j] + j;
            i = advance(i + 1);
            j = j + 1 >= key.length ? 0 : j + 1;
        }
        for (int k = SIZE - 1; k > 0; k--) {
            state[i] = (state[i] ^ (state[i - 1] ^ state[i - 1] >>> 30) * 1566083941) - i;
            i = advance(i + 1);
        }
        state[0] = 0x80000000;
    }

    private int advance(int index) {
        if (index < SIZE) {
            return index;
        }
        state[0] = state[SIZE - 1];
        return 1;
    }

    private int word() {
        if (next == SIZE) {
            twist();
        }
        int word = state[next++];
        word ^= word >>> 11;
        word ^= word << 7 & 0x9d2c5680;
        word ^= word << 15 & 0xefc60000;
        return word ^ word >>> 18;
    }

    private void twist() {
        for (int i = 0; i < SIZE; i++) {
            int mixed = state[i] & 0x80000000 | state[(i + 1) % SIZE] & 0x7fffffff;
            state[i] = state[(i + MIDDLE) % SIZE] ^ mixed >>> 1 ^ ((mixed & 1) == 0 ? 0 : 0x9908b0df);
        }
        next = 0;
    }
}
