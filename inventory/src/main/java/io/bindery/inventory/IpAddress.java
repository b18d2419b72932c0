package io.bindery.inventory;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An IPv4 or IPv6 address as its bytes. Nothing is resolved.
public final class IpAddress {
    private static final int IPV4_BYTES = 4;
    private static final int IPV6_BYTES = 16;

    private final byte[] bytes;

    private IpAddress(byte[] bytes) {
        this.bytes = bytes;
    }

    /// An address in dotted decimals; null if the text is not an address.
    public static @Nullable IpAddress ofDotted(String text) {
        List<String> parts = List.of(text.split("\\.", -1));
        byte[] bytes = new byte[IPV4_BYTES];
        for (int at = 0; at < IPV4_BYTES; at++) {
            Long part = parts.size() == IPV4_BYTES ? ProbeFiles.number(parts.get(at)) : null;
            if (part == null || part > 255) {
                return null;
            }
            bytes[at] = part.byteValue();
        }
        return new IpAddress(bytes);
    }

    /// An IPv6 address in 32 hexadecimal digits, as in the kernel's tables; null if the text is not an address.
    public static @Nullable IpAddress ofHexadecimal(String text) {
        if (text.length() != 2 * IPV6_BYTES) {
            return null;
        }
        byte[] bytes = new byte[IPV6_BYTES];
        for (int at = 0; at < IPV6_BYTES; at++) {
            int high = Character.digit(text.charAt(2 * at), 16);
            int low = Character.digit(text.charAt(2 * at + 1), 16);
            if (high < 0 || low < 0) {
                return null;
            }
            bytes[at] = (byte) (high << 4 | low);
        }
        return new IpAddress(bytes);
    }

    public boolean isIpv6() {
        return bytes.length == IPV6_BYTES;
    }

    /// The address with all bits after the prefix cleared.
    public IpAddress masked(int prefixLength) {
        byte[] masked = mask(prefixLength).bytes;
        for (int at = 0; at < bytes.length; at++) {
            masked[at] &= bytes[at];
        }
        return new IpAddress(masked);
    }

    /// The mask of a prefix, of this address's kind.
    public IpAddress mask(int prefixLength) {
        byte[] mask = new byte[bytes.length];
        for (int bit = 0; bit < prefixLength && bit < 8 * mask.length; bit++) {
            mask[bit / 8] |= (byte) (0x80 >> bit % 8);
        }
        return new IpAddress(mask);
    }

    /// Whether the address's first bits are those given.
    public boolean startsWith(int bits, int length) {
        int first = (bytes[0] & 0xff) << 8 | bytes[1] & 0xff;
        return first >> 16 - length == bits >> 16 - length;
    }

    public boolean isLoopback() {
        return isIpv6() ? isZeroUpTo(IPV6_BYTES - 1) && bytes[IPV6_BYTES - 1] == 1 : bytes[0] == 127;
    }

    public boolean isLinkLocal() {
        return isIpv6() ? startsWith(0xfe80, 10) : startsWith(0xa9fe, 16);
    }

    public boolean isSiteLocal() {
        return isIpv6() && startsWith(0xfec0, 10);
    }

    /// Whether it is of the private range `fc00::/7`.
    public boolean isUniqueLocal() {
        return isIpv6() && startsWith(0xfc00, 7);
    }

    /// Whether it is an IPv4 address written as `::a.b.c.d`.
    public boolean isIpv4Compatible() {
        return isIpv6() && isZeroUpTo(12) && !isLoopback() && !isZeroUpTo(IPV6_BYTES);
    }

    private boolean isIpv4Mapped() {
        return isIpv6() && isZeroUpTo(10) && bytes[10] == -1 && bytes[11] == -1;
    }

    private boolean isZeroUpTo(int end) {
        for (int at = 0; at < end; at++) {
            if (bytes[at] != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String toString() {
        if (!isIpv6()) {
            return dotted(0);
        }
        if (isIpv4Mapped() || isIpv4Compatible() && !isZeroUpTo(14)) {
            return (isIpv4Mapped() ? "::ffff:" : "::") + dotted(12);
        }
        return compressed();
    }

    private String dotted(int from) {
        return (bytes[from] & 0xff) + "." + (bytes[from + 1] & 0xff) + "." + (bytes[from + 2] & 0xff) + "." + (bytes[from + 3] & 0xff);
    }

    private String compressed() {
        return NetworkInterfaces.compressed(bytes);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof IpAddress address && Arrays.equals(bytes, address.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }
}
