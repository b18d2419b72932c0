package io.bindery.cfengine.access;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// An address or a range of them: `10.1.2.3`, `10.1.0.0/16`, `fd00::/8`.
record AddressRange(BigInteger network, int length, int bits) {

    /// Null if the text is no such thing.
    static @Nullable AddressRange parse(String text) {
        int slash = text.indexOf('/');
        byte[] address = bytes(slash < 0 ? text : padded(text.substring(0, slash)));
        if (address == null) {
            return null;
        }
        int length = slash < 0 ? address.length * 8 : number(text.substring(slash + 1), address.length * 8);
        return length < 0 ? null : new AddressRange(new BigInteger(1, address), length, address.length * 8);
    }

    /// As CFEngine does: octets left out of a network are zero.
    private static String padded(String network) {
        long dots = network.chars().filter(c -> c == '.').count();
        return network.indexOf(':') >= 0 || dots >= 3 ? network : network + ".0".repeat(3 - (int) dots);
    }

    boolean holds(String address) {
        byte[] bytes = bytes(address);
        return bytes != null
                && bytes.length * 8 == bits
                && new BigInteger(1, bytes).shiftRight(bits - length).equals(network.shiftRight(bits - length));
    }

    static int number(String text, int most) {
        boolean digits = !text.isEmpty() && text.length() <= 3 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        int number = digits ? Integer.parseInt(text) : -1;
        return number <= most ? number : -1;
    }

    /// A numeric address only; a name is never looked up.
    private static byte @Nullable [] bytes(String text) {
        return text.indexOf(':') >= 0 ? six(text) : four(text);
    }

    private static byte @Nullable [] four(String text) {
        String[] parts = text.split("\\.", -1);
        byte[] bytes = new byte[4];
        for (int at = 0; at < 4; at++) {
            int part = parts.length == 4 ? number(parts[at], 255) : -1;
            if (part < 0) {
                return null;
            }
            bytes[at] = (byte) part;
        }
        return bytes;
    }

    private static byte @Nullable [] six(String text) {
        int gap = text.indexOf("::");
        String[] before = groups(gap < 0 ? text : text.substring(0, gap));
        String[] after = groups(gap < 0 ? "" : text.substring(gap + 2));
        boolean fits = gap < 0 ? before.length == 8 : before.length + after.length < 8;
        byte[] bytes = new byte[16];
        return fits && put(bytes, 0, before) && put(bytes, 8 - after.length, after) ? bytes : null;
    }

    private static String[] groups(String text) {
        return text.isEmpty() ? new String[0] : text.split(":", -1);
    }

    private static boolean put(byte[] bytes, int from, String[] groups) {
        for (int at = 0; at < groups.length; at++) {
            if (!groups[at].matches("[0-9a-fA-F]{1,4}")) {
                return false;
            }
            int group = Integer.parseInt(groups[at], 16);
            bytes[2 * (from + at)] = (byte) (group >> 8);
            bytes[2 * (from + at) + 1] = (byte) group;
        }
        return true;
    }
}
