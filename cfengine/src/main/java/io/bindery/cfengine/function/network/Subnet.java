package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.argument.IpAddress;
import java.math.BigInteger;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Ranges of addresses: `10.0.0.0/8`, `10.0.0.1-20`, `2001:db8::/32`, or one address. An address is text here: the reference
/// program compares part by part and ignores any remaining parts.
public final class Subnet {
    private Subnet() {}

    static boolean contains(Call call, String range, String address) {
        if (range.equals(address)) {
            return true;
        }
        boolean block = range.indexOf('/') >= 0;
        boolean interval = range.indexOf('-') >= 0;
        boolean six = range.indexOf(':') >= 0;
        if (block && interval) {
            call.log(Level.ERROR, "Cannot mix CIDR notation with xxx-yyy range notation '" + range + "'");
            return false;
        }
        boolean shapeless = !six && range.indexOf('.') < 0;
        if (shapeless && address.indexOf('.') < 0 && address.indexOf(':') < 0) {
            call.log(Level.ERROR, "Not a valid address range - or not a fully qualified name '" + range + "'");
            return false;
        }
        if (shapeless && interval) {
            return false;
        }
        if (address.indexOf(six ? '.' : ':') >= 0) {
            return false;
        }
        return block ? block(call, range, address, six) : parts(range, address, interval, six);
    }

    private static boolean block(Call call, String range, String address, boolean six) {
        int slash = range.indexOf('/');
        int length = six ? 16 : 4;
        int bits = leading(range.substring(slash + 1), 10);
        if (bits < 0 || bits > 8 * length) {
            call.log(Level.ERROR, "Invalid " + (six ? "IPv6" : "IPv4") + " CIDR: " + range);
            return false;
        }
        if (six && bits % 8 != 0) {
            call.log(Level.ERROR, "Cannot handle ipv6 masks which are not 8 bit multiples (fix me)");
            return false;
        }
        int unused = 8 * length - bits;
        return number(range.substring(0, slash), length)
                .shiftRight(unused)
                .equals(number(address, length).shiftRight(unused));
    }

    /// As CFEngine does: a text that is not an address counts as all zeros.
    private static BigInteger number(String address, int length) {
        byte @Nullable [] bytes = IpAddress.bytes(address.toLowerCase(Locale.ROOT));
        return bytes == null || bytes.length != length ? BigInteger.ZERO : new BigInteger(1, bytes);
    }

    /// Each part of the range is a number or an interval; the address may have more of them.
    private static boolean parts(String range, String address, boolean interval, boolean six) {
        if (six && !interval) {
            return false;
        }
        String[] wanted = range.split(six ? ":" : "\\.", -1);
        String[] given = address.split(six ? ":" : "\\.", -1);
        if (wanted.length > given.length) {
            return false;
        }
        for (int index = 0; index < wanted.length; index++) {
            boolean right = interval ? isWithin(wanted[index], given[index], six ? 16 : 10) : wanted[index].equals(given[index]);
            if (!right) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWithin(String wanted, String given, int radix) {
        int dash = wanted.indexOf('-');
        if (wanted.isEmpty() || given.isEmpty()) {
            return wanted.equals(given);
        }
        int from = leading(wanted, radix);
        int to = dash < 0 ? from : leading(wanted.substring(dash + 1), radix);
        int part = leading(given, radix);
        return from >= 0 && from <= part && part <= to;
    }

    /// The number a text begins with, or -1.
    private static int leading(String text, int radix) {
        int end = 0;
        while (end < text.length() && end < 7 && Character.digit(text.charAt(end), radix) >= 0) {
            end++;
        }
        return end == 0 ? -1 : Integer.parseInt(text.substring(0, end), radix);
    }
}
