package io.bindery.inventory;

import java.util.ArrayList;
import java.util.List;

/// The mounted file systems.
public final class Mounts {
    private Mounts() {}

    /// One line of the kernel's table.
    public record Mount(String device, String path, String type, List<String> options) {}

    public static List<Mount> probe(HostView host) {
        List<Mount> mounts = new ArrayList<>();
        for (String line : host.lines("/proc/self/mounts")) {
            List<String> words = ProbeFiles.words(line);
            if (words.size() >= 4) {
                mounts.add(new Mount(
                        unescaped(words.get(0)), unescaped(words.get(1)), unescaped(words.get(2)),
                        List.of(unescaped(words.get(3)).split(","))));
            }
        }
        return mounts;
    }

    /// Blanks and backslashes in names are written in octal: `\040`.
    static String unescaped(String text) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        StringBuilder plain = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) == '\\' && isOctal(text, at + 1)) {
                plain.append((char) Integer.parseInt(text.substring(at + 1, at + 4), 8));
                at += 3;
            } else {
                plain.append(text.charAt(at));
            }
        }
        return plain.toString();
    }

    private static boolean isOctal(String text, int from) {
        if (from + 3 > text.length()) {
            return false;
        }
        for (int at = from; at < from + 3; at++) {
            if (text.charAt(at) < '0' || text.charAt(at) > '7') {
                return false;
            }
        }
        return true;
    }
}
