package io.bindery.puppet.function.stdlib;


/// The text that `crypt` makes of a digest: six bits a character, lowest first.
final class CryptText {
    private static final String DIGITS = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    private final StringBuilder out = new StringBuilder();

    /// Adds some characters of a number of 24 bits.
    CryptText add(int high, int middle, int low, int characters) {
        int bits = (high & 0xff) << 16 | (middle & 0xff) << 8 | low & 0xff;
        for (int i = 0; i < characters; i++) {
            out.append(DIGITS.charAt(bits & 0x3f));
            bits >>>= 6;
        }
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
