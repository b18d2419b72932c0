package io.bindery.puppet.function.stdlib;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// An IP address as Ruby's `IPAddr` reads it: with or without a prefix or mask.
public record IpAddress(byte[] bytes, int prefix) {
    private static final Pattern QUAD = Pattern.compile("(\\d+)\\.(\\d+)\\.(\\d+)\\.(\\d+)");

    private static final Pattern EMBEDDED = Pattern.compile("::(ffff:)?([0-9a-f]{1,4}):([0-9a-f]{1,4})");

    /// The address, or null if the text is not an address.
    public static @Nullable IpAddress parse(String text) {
        int slash = text.indexOf('/');
        String address = slash < 0 ? text : text.substring(0, slash);
        byte[] bytes = address.indexOf(':') >= 0 ? version6(unbracketed(address)) : version4(address);
        if (bytes == null) {
            return null;
        }
        Integer prefix = slash < 0 ? Integer.valueOf(bytes.length * 8) : prefix(text.substring(slash + 1), bytes.length);
        return prefix == null ? null : new IpAddress(masked(bytes, prefix), prefix);
    }

    private static String unbracketed(String text) {
        return text.startsWith("[") && text.endsWith("]") ? text.substring(1, text.length() - 1) : text;
    }

    private static byte @Nullable [] version4(String text) {
        Matcher matcher = QUAD.matcher(text);
        if (!matcher.matches()) {
            return null;
        }
        byte[] bytes = new byte[4];
        for (int i = 0; i < 4; i++) {
            String part = matcher.group(i + 1);
            if (part.length() > 3 || part.length() > 1 && part.startsWith("0") || Integer.parseInt(part) > 255) {
                return null;
            }
            bytes[i] = (byte) Integer.parseInt(part);
        }
        return bytes;
    }

    private static byte @Nullable [] version6(String text) {
        int zone = text.indexOf('%');
        String plain = zone < 0 ? text : text.substring(0, zone);
        int gap = plain.indexOf("::");
        if (gap >= 0 && plain.indexOf("::", gap + 1) >= 0) {
            return null;
        }
        List<Integer> head = groups(gap < 0 ? plain : plain.substring(0, gap));
        List<Integer> tail = gap < 0 ? new ArrayList<>() : groups(plain.substring(gap + 2));
        if (head == null || tail == null) {
            return null;
        }
        int missing = 8 - head.size() - tail.size();
        if (gap < 0 ? missing != 0 : missing < 1) {
            return null;
        }
        List<Integer> all = new ArrayList<>(head);
        all.addAll(Collections.nCopies(Math.max(0, missing), 0));
        all.addAll(tail);
        byte[] bytes = new byte[16];
        for (int i = 0; i < 8; i++) {
            bytes[2 * i] = (byte) (all.get(i) >> 8);
            bytes[2 * i + 1] = (byte) (int) all.get(i);
        }
        return bytes;
    }

    private static @Nullable List<Integer> groups(String text) {
        List<Integer> groups = new ArrayList<>();
        if (text.isEmpty()) {
            return groups;
        }
        String[] parts = text.split(":", -1);
        for (int i = 0; i < parts.length; i++) {
            byte[] quad = i == parts.length - 1 && parts[i].indexOf('.') >= 0 ? version4(parts[i]) : null;
            if (quad != null) {
                groups.add((quad[0] & 0xff) << 8 | quad[1] & 0xff);
                groups.add((quad[2] & 0xff) << 8 | quad[3] & 0xff);
            } else if (parts[i].matches("[0-9A-Fa-f]{1,4}")) {
                groups.add(Integer.parseInt(parts[i], 16));
            } else {
                return null;
            }
        }
        return groups;
    }

    private static @Nullable Integer prefix(String text, int length) {
        if (text.matches("\\d{1,3}")) {
            int prefix = Integer.parseInt(text);
            return prefix <= length * 8 ? prefix : null;
        }
        byte[] mask = text.indexOf(':') >= 0 ? version6(text) : version4(text);
        if (mask == null || mask.length != length) {
            return null;
        }
        int ones = new BigInteger(1, mask).bitCount();
        return Arrays.equals(masked(filled(length), ones), mask) ? ones : null;
    }

    private static byte[] filled(int length) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) 0xff);
        return bytes;
    }

    private static byte[] masked(byte[] bytes, int prefix) {
        byte[] masked = bytes.clone();
        for (int i = 0; i < masked.length; i++) {
            int kept = Math.clamp(prefix - 8L * i, 0, 8);
            masked[i] &= (byte) (0xff << 8 - kept);
        }
        return masked;
    }

    public boolean isVersion6() {
        return bytes.length == 16;
    }

    boolean contains(IpAddress other) {
        return other.bytes.length == bytes.length && Arrays.equals(masked(other.bytes, prefix), bytes);
    }

    /// In the short form: the longest run of zeros left out.
    @Override
    public String toString() {
        if (!isVersion6()) {
            return (bytes[0] & 0xff) + "." + (bytes[1] & 0xff) + "." + (bytes[2] & 0xff) + "." + (bytes[3] & 0xff);
        }
        List<String> groups = new ArrayList<>();
        for (int i = 0; i < 16; i += 2) {
            groups.add(Integer.toHexString((bytes[i] & 0xff) << 8 | bytes[i + 1] & 0xff));
        }
        String full = String.join(":", groups);
        for (int run = 8; run > 0; run--) {
            String zeros = String.join(":", Collections.nCopies(run, "0"));
            String shorter = (":" + full + ":").replaceFirst(":" + zeros + ":", "::");
            if (!shorter.equals(":" + full + ":")) {
                return dotted(trimmed(shorter));
            }
        }
        return full;
    }

    // As Ruby does: what could be an address of version 4 inside one of version 6 is written as such.
    private static String dotted(String text) {
        Matcher matcher = EMBEDDED.matcher(text);
        if (!matcher.matches()) {
            return text;
        }
        int high = Integer.parseInt(matcher.group(2), 16);
        int low = Integer.parseInt(matcher.group(3), 16);
        String ffff = matcher.group(1) == null ? "" : matcher.group(1);
        return "::" + ffff + (high >> 8) + "." + (high & 0xff) + "." + (low >> 8) + "." + (low & 0xff);
    }

    private static String trimmed(String text) {
        String front = text.startsWith("::") ? text : text.substring(1);
        return front.endsWith("::") ? front : front.substring(0, front.length() - 1);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof IpAddress that && prefix == that.prefix && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes) + prefix;
    }
}
