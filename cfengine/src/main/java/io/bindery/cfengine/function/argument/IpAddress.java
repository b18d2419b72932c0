package io.bindery.cfengine.function.argument;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads numeric addresses; names are not looked up.
public final class IpAddress {
    private IpAddress() {}

    /// The four or sixteen bytes of an address, or null if the text is not an address. As CFEngine does: hexadecimal digits are
    /// lower case.
    public static byte @Nullable [] bytes(String text) {
        return text.indexOf(':') >= 0 ? six(text) : four(text);
    }

    private static byte @Nullable [] four(String text) {
        String[] parts = text.split("\\.", -1);
        if (parts.length != 4) {
            return null;
        }
        byte[] bytes = new byte[4];
        for (int index = 0; index < 4; index++) {
            String part = parts[index];
            boolean digits = !part.isEmpty() && part.length() <= 3 && part.chars().allMatch(Character::isDigit);
            if (!digits || Integer.parseInt(part) > 255) {
                return null;
            }
            bytes[index] = (byte) Integer.parseInt(part);
        }
        return bytes;
    }

    private static byte @Nullable [] six(String text) {
        int gap = text.indexOf("::");
        if (gap != text.lastIndexOf("::")) {
            return null;
        }
        List<Integer> head = groups(gap < 0 ? text : text.substring(0, gap));
        List<Integer> tail = gap < 0 ? List.of() : groups(text.substring(gap + 2));
        int missing = head == null || tail == null ? -1 : 8 - head.size() - tail.size();
        if (head == null || tail == null || missing < 0 || gap < 0 && missing != 0) {
            return null;
        }
        ByteBuffer bytes = ByteBuffer.allocate(16);
        head.forEach(group -> bytes.putShort(group.shortValue()));
        for (int count = 0; count < missing; count++) {
            bytes.putShort((short) 0);
        }
        tail.forEach(group -> bytes.putShort(group.shortValue()));
        return bytes.array();
    }

    private static @Nullable List<Integer> groups(String text) {
        List<Integer> groups = new ArrayList<>();
        if (text.isEmpty()) {
            return groups;
        }
        for (String part : text.split(":", -1)) {
            boolean hex = !part.isEmpty()
                    && part.length() <= 4
                    && part.chars().allMatch(c -> c >= '0' && c <= '9' || c >= 'a' && c <= 'f');
            if (!hex) {
                return null;
            }
            groups.add(Integer.parseInt(part, 16));
        }
        return groups;
    }
}
