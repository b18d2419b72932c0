package io.bindery.cfengine.function;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;

/// Ranges of addresses: `10.0.0.0/8`, `10.0.0.1-20`, `2001:db8::/32`, or one address.
final class Subnet {
    private Subnet() {}

    static boolean contains(Call call, String range, String address) {
        byte[] bytes = IpAddress.bytes(address.toLowerCase(Locale.ROOT));
        if (bytes == null) {
            return false;
        }
        int slash = range.indexOf('/');
        if (slash >= 0) {
            return block(call, range, slash, bytes);
        }
        return bytes.length == 4 ? octets(range, bytes) : Arrays.equals(IpAddress.bytes(range.toLowerCase(Locale.ROOT)), bytes);
    }

    private static boolean block(Call call, String range, int slash, byte[] address) {
        byte[] first = IpAddress.bytes(range.substring(0, slash).toLowerCase(Locale.ROOT));
        if (first == null || first.length != address.length) {
            return false;
        }
        String digits = range.substring(slash + 1);
        int bits = digits.matches("[0-9]{1,3}") ? Integer.parseInt(digits) : -1;
        if (bits < 0 || bits > 8 * first.length) {
            call.log(Level.ERROR, "Invalid " + (first.length == 4 ? "IPv4" : "IPv6") + " CIDR: " + range);
            return false;
        }
        int unused = 8 * first.length - bits;
        return new BigInteger(1, first).shiftRight(unused).equals(new BigInteger(1, address).shiftRight(unused));
    }

    /// Each of four parts is a number or an interval.
    private static boolean octets(String range, byte[] address) {
        String[] parts = range.split("\\.", -1);
        if (parts.length > 4) {
            return false;
        }
        for (int index = 0; index < parts.length; index++) {
            String[] bounds = parts[index].split("-", -1);
            int octet = address[index] & 0xff;
            boolean right = bounds.length <= 2
                    && bounds[0].matches("[0-9]{1,3}")
                    && bounds[bounds.length - 1].matches("[0-9]{1,3}")
                    && octet >= Integer.parseInt(bounds[0])
                    && octet <= Integer.parseInt(bounds[bounds.length - 1]);
            if (!right) {
                return false;
            }
        }
        return true;
    }
}
